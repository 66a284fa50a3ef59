import type { Planners } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../../http/http-client.ts';
import { Id } from '../../http/id.codec.ts';

const PlannersWire = t.array(t.type({ id: Id, name: t.string, shortName: t.union([t.string, t.null, t.undefined]) }));

/** Planners over the portal API. Each use is a new call. @see spec A §7 Dashboard and lists */
export const makeHttpPlanners = (http: HttpClient): Planners => ({
  list: pipe(
    http.get('/associates/short', PlannersWire, { acts: false, shows: ['id', 'name', 'shortName'] }),
    TE.map((planners) => planners.map(({ id, name, shortName }) => ({ id, name, shortName: shortName ?? undefined }))),
  ),
});
