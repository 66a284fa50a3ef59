import type { HttpClient } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal } from '../refusal.ts';

const Ticket = t.type({ ticket: t.string });

/** A page of the portal, and what the browser's storage holds of somebody who is signed in. */
export interface Opening {
  readonly path: string;
  readonly storage: readonly { readonly key: string; readonly text: string }[];
}

/** Makes a link that opens a page of the portal, once, in a browser that then has this storage. @see decision 0335 */
export const makeOpenLink = (http: HttpClient, api: string) => (opening: Opening) =>
  pipe(
    http.post('open', Ticket, { acts: true, shows: ['path'], body: opening }),
    TE.bimap(callRefusal, ({ ticket }) => new URL(`/sandbox/open#${ticket}`, api).href),
  );
