export { makeHttpBirthDates } from './birth-dates.adapter.ts';
export { makeHttpObjectives } from './objectives.adapter.ts';
export { makeHttpPlans } from './plans.adapter.ts';
export { objectiveBody, OBJECTIVE_WORDS } from './objectives.codecs.ts';
export { GOALS_WORDS, libertyBody } from './plans.codecs.ts';
