import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { nextStep, registering, type FlowFacts, type Journey } from './flow.rules.ts';
import type { LoadFlowFacts } from './load-flow-facts.use-case.ts';
import type { RegistrationStep } from './registration-step.ts';

/** The result of a saved page. */
export interface SavedStep {
  /** The page that follows. `undefined` at the end of the flow. */
  readonly next: RegistrationStep | undefined;
}

/** Saves the checked values of one page. `F` is a failure of the page, besides a failed call. */
type SaveStep<V, F = never> = (clientId: number, values: V) => TE.TaskEither<F | CallFailure, SavedStep>;

interface Parts<V, F> {
  readonly step: RegistrationStep;
  /** Sends the values. It may be repeated. */
  readonly save: (clientId: number, values: V) => TE.TaskEither<F | CallFailure, void>;
  readonly loadFacts: LoadFlowFacts;
  /** The journey of the client. A new registration by default. */
  readonly journeyOf?: (facts: FlowFacts) => Journey;
}

/**
 * Saves a page, asks the server for the facts again, and answers the next page. It needs new facts because answers open
 * and close other pages, and the answer of the save is not reliable. When only the facts fail, the use case fails too,
 * and the client may send the page again.
 *
 * @see spec A §4 Registration flow (new client); decision Q165
 */
export const makeSaveStep =
  <V, F = never>({ step, save, loadFacts, journeyOf = registering }: Parts<V, F>): SaveStep<V, F> =>
  (clientId, values) =>
    pipe(
      save(clientId, values),
      TE.chainW(() => loadFacts(clientId)),
      TE.map((facts) => ({ next: nextStep(journeyOf(facts), step) })),
    );
