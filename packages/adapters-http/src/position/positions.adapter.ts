import type { Positions } from '@aroeira/domain/position';
import type { HttpClient } from '../http/http-client.ts';
import { PositionWire } from './position.codecs.ts';

/** Positions over the portal API. @see spec B §7 `GET /investorPosition` */
export const makeHttpPositions = (http: HttpClient): Positions => ({
  of: (document) =>
    http.get('/investorPosition', PositionWire, {
      acts: false,
      shows: ['document', 'type', 'totalAmount'],
      query: { document },
    }),
});
