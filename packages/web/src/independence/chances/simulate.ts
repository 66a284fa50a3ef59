import type { Chances, PlanFailure, Plan, Simulation } from '@aroeira/domain/independence';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Why there is no simulation. */
export type SimulationFailure = PlanFailure | { readonly _tag: 'NotSimulated' };

/** Simulates a plan beside the page, which goes on meanwhile. */
export type Simulate = (plan: Plan, simulation: Simulation) => TaskEither<SimulationFailure, Chances>;
