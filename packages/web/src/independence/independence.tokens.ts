import type { BirthDates, LoadPlan, Objectives, Plans, RiskProfiles } from '@aroeira/domain/independence';
import { token } from '../composition/token.ts';
import type { Simulate } from './chances/simulate.ts';
import type { HomeViewModel } from './home/home.view-model.ts';

/** The plan of a client for financial independence. */
export const INDEPENDENCE = {
  Plans: token<Plans>('Plans'),
  Objectives: token<Objectives>('Objectives'),
  BirthDates: token<BirthDates>('BirthDates'),
  LoadPlan: token<LoadPlan>('LoadPlan'),
  RiskProfiles: token<RiskProfiles>('RiskProfiles'),
  Simulate: token<Simulate>('Simulate'),
  /** Answers nothing without a session. */
  OpenHome: token<() => HomeViewModel | undefined>('OpenHome'),
};
