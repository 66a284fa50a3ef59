import type { Planners } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Id } from '../../http/values.codec.ts';
import { orNothing, recordOnWire } from '../../http/record.codec.ts';

const PlannerWire = recordOnWire('Planner', { id: Id, name: t.string, shortName: orNothing(t.string) }, {});

/** Planners over the portal API. Each use is a new call. @see spec A §7 Dashboard and lists */
export const makeHttpPlanners = (http: HttpClient): Planners => ({
  list: http.get('/associates/short', t.array(PlannerWire), { acts: false, shows: ['id', 'name', 'shortName'] }),
});
