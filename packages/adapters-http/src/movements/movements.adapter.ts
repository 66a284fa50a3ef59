import type { Movements } from '@aroeira/domain/movements';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../http/transport.ts';
import { MovementWire } from './orders.codecs.ts';

/** What a trace may show of a movement. */
const SHOWN = ['refresh', 'id', 'name', 'status', 'operation', 'created_at', 'processed_at', 'payment_at', 'value'];

/**
 * The history of orders over the portal API.
 *
 * @see spec B §7 `GET /investments/list/{id}`; decision 0002
 */
export const makeHttpMovements = (http: HttpClient): Movements => {
  const list = (options: CallOptions) => (clientId: number) =>
    http.get(`/investments/list/${clientId}`, t.array(MovementWire), { acts: false, shows: SHOWN, ...options });
  return { list: list({}), reload: list({ query: { refresh: 'true' } }) };
};
