import type { CallFailure } from '@aroeira/domain/kernel';
import type {
  DraftContent,
  DraftOwner,
  FormStep,
  RegistrationDestination,
  RegistrationPart,
  StepDrafts,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { type Path, PATH_OF_DESTINATION } from '../../shell/routing/paths.ts';
import { Asking } from '../../ui/asking.ts';
import type { LeaveGuard } from '../../ui/forms/leave-guard.ts';
import { sentForm, type AnyForm, type SentForm, type ValuesIn } from '../../ui/forms/sent-form.ts';
import { Loaded } from '../../ui/loaded.ts';
import { Draft, type DraftedForm } from '../drafts/draft.ts';

type PageForm = AnyForm & DraftedForm;

/** A page that may open: its form with the saved values, and where 'Voltar' leads. */
export interface PreparedPage<M extends AnyForm, F> {
  readonly form: M;
  readonly back: RegistrationDestination;
  readonly isRenewal?: boolean;
  /** The parts that the staff asked for again. `undefined` without an adjustment. */
  readonly adjusted?: readonly RegistrationPart[] | undefined;
  /** What the person reads above the fields. */
  readonly notice?: string | undefined;
  /** Saves the page, and answers the place that follows. */
  readonly send: (values: ValuesIn<M>) => TE.TaskEither<F, Goes>;
  readonly refused: (failure: F) => void;
  /** Whether a draft belongs to what the page shows. Without it every draft of the page does. */
  readonly ownsDraft?: (draft: DraftContent) => boolean;
  /** Runs when the form and its draft are there. */
  readonly arrived?: () => void;
}

/** Where a saved page leads, and what the next page must know. */
export type Goes = RegistrationDestination | { readonly to: Path; readonly state?: object };

interface Parts<M extends PageForm, F> {
  readonly step: FormStep;
  /** The page is one of a renewal alone. */
  readonly isOfRenewal?: boolean | undefined;
  readonly owner: DraftOwner;
  readonly drafts: StepDrafts;
  readonly navigation: Pick<Navigation, 'push' | 'replace' | 'guard'>;
  /** Answers another place for a page that is closed to this person. `isWanted` says whether they still wait for it. */
  readonly prepare: (isWanted: IO<boolean>) => TE.TaskEither<CallFailure, PreparedPage<M, F> | RegistrationDestination>;
  /** The draft stays after the save. Without it the save removes the draft. */
  readonly keepsDraft?: boolean | undefined;
}

/** The page on the screen. */
export interface OpenPage<M extends AnyForm, F>
  extends Pick<PreparedPage<M, F>, 'back' | 'isRenewal' | 'adjusted' | 'notice'> {
  readonly sent: SentForm<M, F>;
  readonly draft: Draft;
}

/** One visit to a page of the form. */
export interface PageViewModel<M extends AnyForm, F> {
  /** `undefined` while the person goes to another page, because this one is closed to them. */
  readonly loaded: Loaded<OpenPage<M, F> | undefined>;
  /** Whether the client renews. False until it is known, except on a page that only a renewal has. */
  readonly isRenewal: boolean;
  /** The question before typed work is lost. */
  readonly leaving: Asking<'discard'>;
  /** Opens the page before this one. */
  readonly goBack: () => void;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** Makes one visit to a page of the form. @see decisions Q018, Q020, 0202 */
export const makePageModel = <M extends PageForm, F>(parts: Parts<M, F>): PageViewModel<M, F> => {
  const { step, owner, drafts, navigation, prepare, isOfRenewal = false, keepsDraft = false } = parts;
  const leaving = new Asking<'discard'>();
  let release: () => void = () => undefined;
  /** The number of the visit. An answer that comes after its end opens nothing and leads nowhere. */
  let visit = 0;

  const opened = (prepared: PreparedPage<M, F>): OpenPage<M, F> => {
    const { form, send, refused, ownsDraft } = prepared;
    const draft = new Draft({ drafts, owner, page: step, form, ownsDraft });
    const next = (goes: Goes) => {
      release();
      draft.close();
      if (!keepsDraft) draft.remove();
      if (typeof goes === 'string') navigation.push(PATH_OF_DESTINATION[goes]);
      else navigation.push(goes.to, goes.state);
    };
    prepared.arrived?.();
    return { ...prepared, draft, sent: sentOnce(sentForm({ form, send, done: next, refused })) };
  };
  const loaded = new Loaded<OpenPage<M, F> | undefined>(() => {
    const mine = visit;
    const isWanted = () => mine === visit;
    return pipe(
      prepare(isWanted),
      TE.map((answer) => {
        if (!isWanted()) return undefined;
        if (typeof answer !== 'string') return opened(answer);
        navigation.replace(PATH_OF_DESTINATION[answer]);
        return undefined;
      }),
    )();
  });

  return {
    loaded,
    get isRenewal() {
      return isOfRenewal || loaded.value?.isRenewal === true;
    },
    leaving,
    goBack: () => navigation.push(loaded.value === undefined ? HOME : PATH_OF_DESTINATION[loaded.value.back]),
    open: () => {
      release = navigation.guard(unsavedWork(loaded, leaving));
      return loaded.load();
    },
    close: () => {
      visit += 1;
      release();
      leaving.close();
      loaded.value?.draft.close();
      loaded.value?.sent.close();
      loaded.close();
    },
  };
};

/** What the client typed and did not send. Who leaves it is asked first (decision 0202). */
const unsavedWork = <M extends PageForm, F>(
  loaded: Loaded<OpenPage<M, F> | undefined>,
  leaving: Asking<'discard'>,
): LeaveGuard => ({
  get losesWork() {
    return loaded.value?.draft.losesWork === true;
  },
  ask: () => {
    const page = loaded.value;
    if (page === undefined || !page.sent.form.isChanged) return true;
    return pipe(
      leaving.ask('discard'),
      TE.toUnion,
      T.tapIO((leaves) => () => leaves && page.draft.remove()),
    )();
  },
});

/** A saved page stays on the screen while the next one loads. It takes nothing then, and a press does not send it again. */
const sentOnce = <M extends AnyForm, F>(sent: SentForm<M, F>): SentForm<M, F> => ({
  ...sent,
  get isHeld() {
    return sent.call.state._tag === 'Done';
  },
  submit: async () => (sent.call.state._tag === 'Done' ? undefined : sent.submit()),
});

/** Where 'Voltar' leads while nobody knows the page before. */
const HOME: Path = '/dashboard';
