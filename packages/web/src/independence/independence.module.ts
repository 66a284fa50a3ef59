import { makeHttpBirthDates, makeHttpObjectives, makeHttpPlans } from '@aroeira/adapters-http/independence';
import { makeLoadPlan } from '@aroeira/domain/independence';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { goalsAndObjectivesBindings } from './goals-and-objectives.module.ts';
import { libertyHomeBindings } from './home/home.module.ts';
import { INDEPENDENCE } from './independence.tokens.ts';

/** What the pages of financial independence need. */
export const independenceBindings: Bindings = [
  ...goalsAndObjectivesBindings,
  ...libertyHomeBindings,
  ...bindings((bind) => {
    bind(INDEPENDENCE.Plans, makeHttpPlans, SHARED.HttpClient);
    bind(INDEPENDENCE.Objectives, makeHttpObjectives, SHARED.HttpClient);
    bind(INDEPENDENCE.BirthDates, makeHttpBirthDates, SHARED.HttpClient);
    bind(INDEPENDENCE.LoadPlan, makeLoadPlan, {
      plans: INDEPENDENCE.Plans,
      objectives: INDEPENDENCE.Objectives,
      births: INDEPENDENCE.BirthDates,
    });
  }),
];
