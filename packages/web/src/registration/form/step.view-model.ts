import type { CallFailure } from '@aroeira/domain/kernel';
import type { DraftOwner, FormStep, RegistrationDestination, StepDrafts } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { PATH_OF_DESTINATION } from '../../shell/routing/step-paths.ts';
import { Asking } from '../../ui/asking.ts';
import { sentForm, type AnyForm, type SentForm, type ValuesIn } from '../../ui/forms/sent-form.ts';
import { Loaded } from '../../ui/loaded.ts';
import { Draft, type DraftedForm } from './draft.ts';

type StepForm = AnyForm & DraftedForm;

/** A page that opens: its form with the saved values, and where 'Voltar' leads. */
export interface PreparedStep<M extends AnyForm, F> {
  readonly form: M;
  readonly back: RegistrationDestination;
  readonly isRenewal?: boolean;
  /** Saves the page, and answers the place that follows. */
  readonly send: (values: ValuesIn<M>) => TE.TaskEither<F, Goes>;
  readonly refused: (failure: F) => void;
  /** Runs when the form and its draft are there. */
  readonly arrived?: () => void;
}

/** Where a saved page leads, and what the next page must know. */
export type Goes = RegistrationDestination | { readonly to: Path; readonly state?: object };

interface Parts<M extends StepForm, F> {
  readonly step: FormStep;
  readonly owner: DraftOwner;
  readonly drafts: StepDrafts;
  readonly navigation: Pick<Navigation, 'push' | 'replace' | 'guard'>;
  /** Answers another place for a page that is closed to this person. */
  readonly prepare: TE.TaskEither<CallFailure, PreparedStep<M, F> | RegistrationDestination>;
  /** The draft stays after the save. Without it the save removes the draft. */
  readonly keepsDraft?: boolean;
}

/** The page on the screen. */
export interface OpenStep<M extends AnyForm, F> {
  readonly sent: SentForm<M, F>;
  readonly draft: Draft;
  readonly back: RegistrationDestination;
  readonly isRenewal: boolean;
}

/** One visit to a page of the form. */
export interface StepViewModel<M extends AnyForm, F> {
  readonly step: FormStep;
  /** `undefined` while the person goes to another page, because this one is closed to them. */
  readonly loaded: Loaded<OpenStep<M, F> | undefined>;
  /** Whether the client renews. False until it is known, except on the page that only a renewal has. */
  readonly isRenewal: boolean;
  /** The question before typed work is lost. */
  readonly leaving: Asking<'discard'>;
  /** Opens the page before this one. */
  readonly goBack: () => void;
  readonly open: () => Promise<void>;
  readonly close: () => void;
}

/** Makes one visit to a page of the form. @see decisions Q018, Q020, 0202 */
export const makeStepModel = <M extends StepForm, F>(parts: Parts<M, F>): StepViewModel<M, F> => {
  const { step, owner, drafts, navigation, prepare, keepsDraft = false } = parts;
  const leaving = new Asking<'discard'>();
  let release: () => void = () => undefined;

  const opened = ({ form, back, isRenewal = false, send, refused, arrived }: PreparedStep<M, F>): OpenStep<M, F> => {
    const draft = new Draft({ drafts, owner, step, form });
    const next = (goes: Goes) => {
      release();
      draft.close();
      if (!keepsDraft) draft.remove();
      if (typeof goes === 'string') navigation.push(PATH_OF_DESTINATION[goes]);
      else navigation.push(goes.to, goes.state);
    };
    arrived?.();
    return { back, isRenewal, draft, sent: sentForm({ form, send, done: next, refused }) };
  };
  const loaded = new Loaded<OpenStep<M, F> | undefined>(
    pipe(
      prepare,
      TE.map((answer) => {
        if (typeof answer !== 'string') return opened(answer);
        navigation.replace(PATH_OF_DESTINATION[answer]);
        return undefined;
      }),
    ),
  );

  const ask = async (): Promise<boolean> => {
    const page = loaded.value;
    if (page === undefined || !page.sent.form.isChanged) return true;
    const isLeaving = await leaving.ask('discard')();
    const leaves = isLeaving._tag === 'Right' && isLeaving.right;
    if (leaves) page.draft.remove();
    return leaves;
  };
  return {
    step,
    loaded,
    get isRenewal() {
      return step === 'basicData' || loaded.value?.isRenewal === true;
    },
    leaving,
    goBack: () => navigation.push(loaded.value === undefined ? HOME : PATH_OF_DESTINATION[loaded.value.back]),
    open: () => {
      release = navigation.guard({
        get losesWork() {
          return loaded.value?.draft.losesWork === true;
        },
        ask,
      });
      return loaded.load();
    },
    close: () => {
      release();
      leaving.close();
      loaded.value?.draft.close();
      loaded.value?.sent.close();
      loaded.close();
    },
  };
};

/** Where 'Voltar' leads while nobody knows the page before. */
const HOME: Path = '/dashboard';
