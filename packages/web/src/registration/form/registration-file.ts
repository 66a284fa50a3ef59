import type { CallFailure } from '@aroeira/domain/kernel';
import {
  flagsOf,
  standingWith,
  type ClientStanding,
  type Editor,
  type FlowFacts,
  type OpenRegistration,
} from '@aroeira/domain/registration';
import { isRenewalDue, type RenewalStatus } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ClientRenewal } from '../../renewal/client-renewal.ts';
import type { Kept } from '../../shell/session/kept.ts';
import type { PortalStanding } from '../standing/portal-standing.ts';

interface Parts {
  readonly kept: Kept<OpenRegistration>;
  readonly standing: Pick<PortalStanding, 'facts' | 'failure' | 'ensureFacts'>;
  readonly renewal: Pick<ClientRenewal, 'ensure'>;
}

/** What every page of the form knows: the registration, and who edits it. */
export interface OpenedFile {
  readonly registration: OpenRegistration;
  readonly editor: Editor;
}

/** The registration of the signed-in client. Its pages share it, so a page that follows another one asks for nothing of it. */
export interface RegistrationFile {
  readonly open: TE.TaskEither<CallFailure, OpenedFile>;
  /** Asks again after a save, because answers open and close other pages. @see decision Q165 */
  readonly reload: TE.TaskEither<CallFailure, FlowFacts>;
}

export const makeRegistrationFile = ({ kept, standing, renewal }: Parts): RegistrationFile => ({
  open: async () => {
    const [due] = await Promise.all([renewal.ensure(), kept.ensure(), standing.ensureFacts()]);
    return pipe(
      TE.Do,
      TE.bind('registration', () => there(kept.held(), kept.failure)),
      TE.bind('facts', () => there(standing.facts, standing.failure)),
      TE.map(({ registration, facts }) => ({ registration, editor: editorOf(facts, due?.status) })),
    )();
  },
  reload: async () => {
    await kept.refresh();
    return pipe(
      there(kept.failure === undefined ? kept.held() : undefined, kept.failure),
      TE.map(({ facts }) => facts),
    )();
  },
});

/** A value, or why it is missing. Without a reason the session has ended. */
const there = <A>(value: A | undefined, failure: CallFailure | undefined): TE.TaskEither<CallFailure, A> =>
  value === undefined ? TE.left(failure ?? { _tag: 'NoSession', reason: 'none' }) : TE.right(value);

/** A renewal without an answer is not due. @see decision Q017 */
const editorOf = (facts: ClientStanding, renewal: RenewalStatus | undefined): Editor => {
  const { canCompleteRegistration, isApproved } = flagsOf(standingWith(facts, undefined));
  return {
    visitor: {
      _tag: 'Client',
      canCompleteRegistration: canCompleteRegistration.value,
      isApproved: isApproved.value,
      isRenewalDue: renewal !== undefined && isRenewalDue(renewal),
      isSuitabilityDue: false,
    },
    reason: canCompleteRegistration.reason,
  };
};
