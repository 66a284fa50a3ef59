export { makeHttpBirthDates } from './birth-dates.adapter.ts';
export { makeHttpObjectives } from './objectives.adapter.ts';
export { makeHttpPlans } from './plans.adapter.ts';
export { libertyBody } from './plans.codecs.ts';
