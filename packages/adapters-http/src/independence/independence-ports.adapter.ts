import type { IndependencePorts } from '@aroeira/domain/independence';
import type { HttpClient } from '../http/http-client.ts';
import { makeHttpBirthDates } from './birth-dates.adapter.ts';
import { makeHttpObjectives } from './objectives.adapter.ts';
import { makeHttpPlans } from './plans.adapter.ts';
import { makeHttpRiskProfiles } from './risk-profiles.adapter.ts';

/** The calls about the plan of a client over the portal API. */
export const makeHttpIndependencePorts = (http: HttpClient): IndependencePorts => ({
  births: makeHttpBirthDates(http),
  objectives: makeHttpObjectives(http),
  plans: makeHttpPlans(http),
  riskProfiles: makeHttpRiskProfiles(http),
});
