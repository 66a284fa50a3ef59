import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { nextStep, registering } from './flow.rules.ts';
import type { LoadFlowFacts } from './load-flow-facts.use-case.ts';
import type { RegistrationStep } from './registration-step.ts';

/** A page that the server has now. */
export interface SavedStep {
  /** The page that follows; `undefined` where the flow ends. */
  readonly next: RegistrationStep | undefined;
}

/** Saves one page of the registration, which its form found right. `F` is what else can be wrong with the page. */
type SaveStep<V, F = never> = (clientId: number, values: V) => TE.TaskEither<F | CallFailure, SavedStep>;

/**
 * Saves a page, then asks the server what it has, and answers the page that follows: an answer opens and closes others,
 * and what a save answers is not trusted. A failure after the save is one all the same: the page may be sent again.
 *
 * @param step the page
 * @param save what a port does with its values; may be repeated
 * @see spec A §4 Registration flow (new client); decision Q165
 */
export const makeSaveStep =
  <V, F = never>(
    step: RegistrationStep,
    save: (clientId: number, values: V) => TE.TaskEither<F | CallFailure, void>,
    loadFacts: LoadFlowFacts,
  ): SaveStep<V, F> =>
  (clientId, values) =>
    pipe(
      save(clientId, values),
      TE.chainW(() => loadFacts(clientId)),
      TE.map((facts) => ({ next: nextStep(registering(facts), step) })),
    );
