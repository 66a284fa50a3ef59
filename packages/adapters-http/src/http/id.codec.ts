import * as t from 'io-ts';
import { limited } from './limited.codec.ts';

/** The server's number of a client, a fund or an account: a whole number from 1. */
export const Id = limited(t.number, (id) => Number.isSafeInteger(id) && id > 0, 'not a whole number from 1');
