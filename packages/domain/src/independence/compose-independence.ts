import type { Clock } from '../kernel/clock.ts';
import { makeOpenGoals } from './goals/open-goals.use-case.ts';
import { makeSaveGoals } from './goals/save-goals.use-case.ts';
import type { BirthDates, Objectives, Plans, RiskProfiles } from './independence.ports.ts';
import { makeLoadPlan } from './load-plan.use-case.ts';
import { makeLoadObjectives } from './objectives/load-objectives.use-case.ts';
import { makeOpenObjective } from './objectives/open-objective.use-case.ts';
import { makeRemoveObjective } from './objectives/remove-objective.use-case.ts';
import { makeSaveObjective } from './objectives/save-objective.use-case.ts';
import { makeWorkOutPlan } from './work-out-plan.use-case.ts';

/** The calls about the plan of a client. */
export interface IndependencePorts {
  readonly births: BirthDates;
  readonly objectives: Objectives;
  readonly plans: Plans;
  readonly riskProfiles: RiskProfiles;
}

interface Parts {
  readonly ports: IndependencePorts;
  /** The server's time. */
  readonly clock: Clock;
}

/** The use cases of the independence plan. */
export const composeIndependence = ({ ports: { births, objectives, plans, riskProfiles }, clock }: Parts) => {
  const loadPlan = makeLoadPlan({ plans, objectives, births });
  return {
    riskProfiles,
    loadPlan,
    workOutPlan: makeWorkOutPlan({ loadPlan, clock }),
    openGoals: makeOpenGoals({ loadPlan, clock }),
    saveGoals: makeSaveGoals({ plans, clock }),
    loadObjectives: makeLoadObjectives(objectives),
    openObjective: makeOpenObjective(loadPlan),
    saveObjective: makeSaveObjective({ objectives, clock }),
    removeObjective: makeRemoveObjective(objectives),
  };
};

export type IndependenceUseCases = ReturnType<typeof composeIndependence>;
