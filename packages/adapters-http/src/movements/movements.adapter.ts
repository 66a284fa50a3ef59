import type { Movements } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../http/request.ts';
import { movementOf, MovementsWire } from './movements.codecs.ts';

/** What a trace may show of a movement. */
const SHOWN = ['refresh', 'id', 'name', 'status', 'operation', 'created_at', 'processed_at', 'payment_at', 'value'];

/**
 * The history of orders over the portal API.
 *
 * @see spec B §7 `GET /investments/list/{id}`; decision Q125
 */
export const makeHttpMovements = (http: HttpClient): Movements => {
  const list = (options: CallOptions) => (clientId: number) =>
    pipe(
      http.get(`/investments/list/${clientId}`, MovementsWire, { acts: false, shows: SHOWN, ...options }),
      TE.map((movements) => movements.map(movementOf)),
    );
  return { list: list({}), reload: list({ query: { refresh: 'true' } }) };
};
