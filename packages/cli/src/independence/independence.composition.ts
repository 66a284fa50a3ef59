import { makeHttpBirthDates, makeHttpObjectives, makeHttpPlans } from '@aroeira/adapters-http/independence';
import {
  makeLoadObjectives,
  makeLoadPlan,
  makeRemoveObjective,
  makeSaveGoals,
  makeSaveObjective,
} from '@aroeira/domain/independence';
import type { Connection } from '../composition.ts';

/** The use cases of the independence plan. */
export const composeIndependence = ({ http }: Connection) => {
  const [plans, objectives] = [makeHttpPlans(http), makeHttpObjectives(http)];
  return {
    loadPlan: makeLoadPlan(plans, objectives, makeHttpBirthDates(http)),
    saveGoals: makeSaveGoals(plans),
    loadObjectives: makeLoadObjectives(objectives),
    saveObjective: makeSaveObjective(objectives),
    removeObjective: makeRemoveObjective(objectives),
  };
};

export type IndependenceUseCases = ReturnType<typeof composeIndependence>;
