import { makeHttpControls, type Opening } from '@aroeira/adapters-http/controls';
import type { HttpClient } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../refusal.ts';
import { makeWorldControls } from './worlds.control.ts';

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
      makeHttpControls(http).openTicket(opening),
      TE.mapLeft(callRefusal),
      TE.chain((ticket) =>
        pipe(
          origin,
          TE.map((base) => new URL(`/sandbox/open#${ticket}`, base).href),
        ),
      ),
    );
};
