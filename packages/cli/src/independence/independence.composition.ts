import {
  makeHttpBirthDates,
  makeHttpObjectives,
  makeHttpPlans,
  makeHttpRiskProfiles,
} from '@aroeira/adapters-http/independence';
import {
  makeLoadObjectives,
  makeLoadPlan,
  makeOpenGoals,
  makeOpenObjective,
  makeRemoveObjective,
  makeSaveGoals,
  makeSaveObjective,
  makeWorkOutPlan,
} from '@aroeira/domain/independence';
import type { Connection } from '../connection.ts';

/** The use cases of the independence plan. */
export const composeIndependence = ({ http, serverClock: clock }: Connection) => {
  const [plans, objectives] = [makeHttpPlans(http), makeHttpObjectives(http)];
  const loadPlan = makeLoadPlan({ plans, objectives, births: makeHttpBirthDates(http) });
  return {
    riskProfiles: makeHttpRiskProfiles(http),
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
