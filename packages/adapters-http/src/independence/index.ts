export { makeHttpBirthDates } from './birth-dates.adapter.ts';
export { makeHttpObjectives } from './objectives.adapter.ts';
export { makeHttpPlans } from './plans.adapter.ts';
export { goalsFrom, libertyBody, LibertyWire } from './plans.codecs.ts';
