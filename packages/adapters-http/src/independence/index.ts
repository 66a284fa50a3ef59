export { makeHttpBirthDates } from './birth-dates.adapter.ts';
export { makeHttpObjectives } from './objectives.adapter.ts';
export { makeHttpPlans } from './plans.adapter.ts';
export { makeHttpRiskProfiles } from './risk-profiles.adapter.ts';
export { ObjectiveValuesWire, ObjectiveWire } from './objectives.codecs.ts';
export { libertyBody, LibertyWire } from './plans.codecs.ts';
