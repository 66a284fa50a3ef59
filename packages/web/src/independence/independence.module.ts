import { makeHttpIndependencePorts } from '@aroeira/adapters-http/independence';
import { composeIndependence } from '@aroeira/domain/independence';
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
    bind(INDEPENDENCE.Ports, makeHttpIndependencePorts, SHARED.HttpClient);
    bind(INDEPENDENCE.UseCases, composeIndependence, { ports: INDEPENDENCE.Ports, clock: SHARED.ServerClock });
  }),
];
