import type { Chances, Plan, PlanFailure, Simulation } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import type { Simulate } from './simulate.ts';

/** What the page asks the worker. */
export interface SimulationRequest {
  /** The answer has the same one. */
  readonly id: number;
  readonly plan: Plan;
  readonly simulation: Simulation;
}

/** What the worker answers. */
export interface SimulationAnswer {
  readonly id: number;
  readonly chances: E.Either<PlanFailure, Chances>;
}

/** The part of a worker that the page uses. */
interface SimulationWorker {
  readonly ask: (request: SimulationRequest) => void;
  readonly end: () => void;
}

/** Starts a worker. */
export type StartWorker = (heard: (answer: SimulationAnswer) => void, lost: () => void) => SimulationWorker;

/** Simulates in a worker, which starts with the first request and stays. After a worker was lost the next request starts another. */
export const makeWorkerSimulate = (start: StartWorker): Simulate => {
  /** Who asked, by the id of the question. */
  const questions = new Map<number, (chances: SimulationAnswer['chances'] | undefined) => void>();
  let worker: SimulationWorker | undefined;
  let asked = 0;
  const settle = ({ id, chances }: SimulationAnswer): void => {
    questions.get(id)?.(chances);
    questions.delete(id);
  };
  const lose = (): void => {
    worker?.end();
    worker = undefined;
    for (const answer of questions.values()) answer(undefined);
    questions.clear();
  };
  return (plan, simulation) => async () => {
    worker ??= start(settle, lose);
    const id = (asked += 1);
    const answered = new Promise<SimulationAnswer['chances'] | undefined>((resolve) => questions.set(id, resolve));
    worker.ask({ id, plan, simulation });
    return (await answered) ?? E.left({ _tag: 'NotSimulated' });
  };
};
