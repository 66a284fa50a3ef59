import { simulationOf, type Chances, type Plan } from '@aroeira/domain/independence';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { RiskProfile } from '@aroeira/domain/suitability';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../../ui/call.ts';
import type { Simulate, SimulationFailure } from './simulate.ts';

/** What a simulation needs. */
export interface SimulationParts {
  /** The client's profile. */
  readonly profile: TE.TaskEither<CallFailure, RiskProfile | undefined>;
  readonly simulate: Simulate;
}

/** A simulated plan. */
export interface Simulated {
  readonly plan: Plan;
  readonly chances: Chances;
}

/**
 * How sure a plan is, once the client asked. It then follows the plan: while a lever moves, one simulation runs, and
 * the last plan is the next one. @see decision Q171
 */
export class ChancesViewModel {
  shown: Simulated | undefined = undefined;
  isWanted = false;
  readonly #call = new Call<SimulationFailure | CallFailure>();
  readonly #parts: SimulationParts;
  /** The plan that the page shows. */
  #plan: Plan | undefined;

  constructor(parts: SimulationParts, plan?: Plan) {
    this.#parts = parts;
    this.#plan = plan;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get isFailed(): boolean {
    return this.#call.failure !== undefined;
  }

  /** Simulates the plan, now and after each change. */
  want(): void {
    this.isWanted = true;
    void this.run();
  }

  follow(plan: Plan | undefined): void {
    this.#plan = plan;
    if (this.isWanted) void this.run();
  }

  close(): void {
    this.#call.close();
  }

  private async run(): Promise<void> {
    const plan = this.#plan;
    if (plan === undefined || plan === this.shown?.plan || this.#call.isBusy) return;
    const { profile, simulate } = this.#parts;
    await this.#call.run(
      pipe(
        profile,
        TE.chainW((found) => simulate(plan, simulationOf(plan, found))),
      ),
      { done: (chances) => this.show({ plan, chances }) },
    );
    if (!this.isFailed) await this.run();
  }

  private show(simulated: Simulated): void {
    this.shown = simulated;
  }
}
