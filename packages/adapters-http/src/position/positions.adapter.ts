import type { Positions } from '@aroeira/domain/position';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { holdingsFrom, PositionWire } from './position.codecs.ts';

/**
 * Positions over the portal API.
 *
 * @see spec B §7 `GET /investorPosition`
 */
export const makeHttpPositions = (http: HttpClient): Positions => ({
  of: (document) =>
    pipe(
      http.get('/investorPosition', PositionWire, {
        acts: false,
        shows: ['document', 'type', 'totalAmount'],
        query: { document },
      }),
      TE.map(holdingsFrom),
    ),
});
