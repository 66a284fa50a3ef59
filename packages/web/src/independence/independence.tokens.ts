import type { BirthDates, LoadPlan, Objectives, Plans } from '@aroeira/domain/independence';
import { token } from '../composition/token.ts';

/** The plan of a client for financial independence. */
export const INDEPENDENCE = {
  Plans: token<Plans>('Plans'),
  Objectives: token<Objectives>('Objectives'),
  BirthDates: token<BirthDates>('BirthDates'),
  LoadPlan: token<LoadPlan>('LoadPlan'),
};
