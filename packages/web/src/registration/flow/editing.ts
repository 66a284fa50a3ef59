import type { CallFailure } from '@aroeira/domain/kernel';
import {
  adjustedParts,
  editorOf,
  flagsOf,
  makeFindEditor,
  resumeAt,
  standingWith,
  type Editor,
  type FlowFacts,
  type OpenRegistration,
  type OpenRegistrations,
  type ReadRegistration,
  type RegistrationStep,
  type ClientRecords,
  type EquityRecords,
  type FatcaRecords,
  type PepRecords,
  type ProfessionalRecords,
  type Standings,
} from '@aroeira/domain/registration';
import { isRenewalDue, RENEWAL_OK } from '@aroeira/domain/renewal';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ClientRenewal } from '../../renewal/client-renewal.ts';
import type { PortalStanding } from '../standing/portal-standing.ts';
import { Kept } from '../../shell/session/kept.ts';

type Session = ConstructorParameters<typeof Kept>[0];

/** The ports that read each record, and the session to which they belong. */
interface RecordParts extends Session {
  readonly clients: ClientRecords;
  readonly peps: PepRecords;
  readonly fatcas: FatcaRecords;
  readonly professions: ProfessionalRecords;
  readonly equity: EquityRecords;
  readonly standings: Pick<Standings, 'form'>;
}

/** The records that the pages share. Each is asked once, and again after its save (decision Q165). */
export type KeptRecords = ReturnType<typeof keptRecords>;

export const keptRecords = ({ clients, peps, fatcas, professions, equity, standings, ...session }: RecordParts) => {
  const kept = <A>(load: (clientId: number) => TE.TaskEither<CallFailure, A>) =>
    new Kept(session, ({ clientId }) => load(clientId));
  return {
    record: kept(clients.read),
    pep: kept(peps.read),
    fatca: kept(fatcas.read),
    profession: kept(professions.read),
    equity: kept(equity.read),
    /** The form itself. The accounts are saved by its id. */
    form: kept(standings.form),
  };
};

interface Parts {
  readonly records: KeptRecords;
  /** Reads over the kept records. */
  readonly read: ReadRegistration;
  readonly standing: Pick<PortalStanding, 'facts' | 'readFacts' | 'rereadFacts'>;
  readonly clientRenewal: Pick<ClientRenewal, 'ensure'>;
  readonly openRegistrations: OpenRegistrations;
}

/** What every page of the form knows: the registration, and who edits it. */
export interface EditedRegistration {
  readonly registration: OpenRegistration;
  readonly editor: Editor;
}

/** What the save of a page changed. */
interface SavedPart {
  readonly changes?: readonly (keyof KeptRecords)[];
  readonly isOnCheckList?: boolean;
}

/**
 * The registration of the signed-in client, and who edits it. Its pages share it, so a page that follows another one
 * asks for nothing of it.
 *
 * @see decision 0220
 */
export interface Editing {
  /** Does not wait for the editor of a client whom this tab knows as one who registers. */
  readonly open: (clientId: number) => TE.TaskEither<CallFailure, EditedRegistration>;
  /** Who edits the registration, by what the server says. */
  readonly editor: (clientId: number) => TE.TaskEither<CallFailure, Editor>;
  /** The editor of an opened page, with what the server has said since. It makes no call. */
  readonly known: (opened: Editor) => Editor;
  /** Asks again for what a save changed, because answers open and close other pages. @see decision Q165 */
  readonly reload: (clientId: number, saved: SavedPart) => TE.TaskEither<CallFailure, FlowFacts>;
  /** The first page that is not filled in, by what the server says. */
  readonly due: (clientId: number) => TE.TaskEither<CallFailure, RegistrationStep | undefined>;
}

export const makeEditing = ({ records, read, standing, clientRenewal, openRegistrations }: Parts): Editing => {
  /** Whether a save changed the check list since it was read. */
  let isCheckListOld = false;

  const findEditor = makeFindEditor({
    loadStanding: () => standing.readFacts,
    // A renewal without an answer is not due (decision Q017).
    isRenewalDue: () =>
      pipe(
        clientRenewal.ensure,
        T.map((answer) => isRenewalDue((answer ?? RENEWAL_OK).status)),
      ),
  });
  const editor = (clientId: number): TE.TaskEither<CallFailure, Editor> =>
    pipe(
      findEditor(clientId),
      // The pages of an adjustment need to know what the staff asked for, so they wait for the answer.
      TE.chainFirstIOK((found) =>
        openRegistrations.keep(clientId, found.visitor.canCompleteRegistration && adjustedParts(found) === undefined),
      ),
    );
  const known = (opened: Editor): Editor => {
    const { facts } = standing;
    return facts === undefined ? opened : { ...opened, reason: editorOf(facts, opened.visitor).reason };
  };
  return {
    open: (clientId) =>
      sequenceS(TE.ApplyPar)({
        registration: read(clientId),
        editor: openRegistrations.isOpen(clientId) ? TE.right(known(REGISTERING)) : editor(clientId),
      }),
    editor,
    known,
    reload: (clientId, { changes = ['record'], isOnCheckList = true }) => {
      isCheckListOld ||= isOnCheckList;
      return pipe(
        changes.map((name): TE.TaskEither<CallFailure, unknown> => records[name].reread),
        TE.sequenceArray,
        TE.chain(() => read(clientId)),
        TE.map(({ facts }) => facts),
      );
    },
    due: (clientId) =>
      pipe(
        () => (isCheckListOld ? standing.rereadFacts() : standing.readFacts()),
        TE.chain((facts) => sequenceS(TE.ApplyPar)({ registration: read(clientId), standing: TE.right(facts) })),
        TE.map(({ registration, standing: { checkList, ...facts } }) => {
          isCheckListOld = false;
          return resumeAt({
            ...registration,
            checkList,
            flags: flagsOf(standingWith({ ...facts, checkList }, undefined)),
          });
        }),
      ),
  };
};

/** A client whose first registration waits for something. */
const REGISTERING: Editor = {
  visitor: {
    _tag: 'Client',
    canCompleteRegistration: true,
    isApproved: false,
    isRenewalDue: false,
    isSuitabilityDue: false,
  },
  reason: { _tag: 'ApprovalIs', approval: 'started' },
};
