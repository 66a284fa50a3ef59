import type { HttpClient } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal } from '../refusal.ts';
import { makeWorldControls } from './worlds.control.ts';

const Ticket = t.type({ ticket: t.string });

/** A page of the portal, and what the browser's storage holds of somebody who is signed in. */
export interface Opening {
  readonly path: string;
  readonly storage: readonly { readonly key: string; readonly text: string }[];
}

interface Place {
  readonly api: string;
  /** Whether the command named a world. Its pages are at a host of its own, which the server tells. */
  readonly isNamed: boolean;
}

/** Makes a link that opens a page of the portal, once, in a browser that then has this storage. @see decision 0335 */
export const makeOpenLink = (http: HttpClient, { api, isNamed }: Place) => {
  const origin = isNamed
    ? pipe(
        makeWorldControls(http).world,
        TE.map(({ url }) => url),
      )
    : TE.right(api);
  return (opening: Opening) =>
    pipe(
      http.post('open', Ticket, { acts: true, shows: ['path'], body: opening }),
      TE.mapLeft(callRefusal),
      TE.chain(({ ticket }) =>
        pipe(
          origin,
          TE.map((base) => new URL(`/sandbox/open#${ticket}`, base).href),
        ),
      ),
    );
};
