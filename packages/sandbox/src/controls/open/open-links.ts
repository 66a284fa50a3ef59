import { randomBytes } from 'node:crypto';
import { hashOf } from '../../database/hash.ts';

/** A page of the portal, and the texts that make the browser's storage one of somebody who is signed in. */
interface Opening {
  readonly path: string;
  readonly storage: readonly { readonly key: string; readonly text: string }[];
}

/** Links that open the portal in a browser, signed in. Each works once, for a minute. */
export interface OpenLinks {
  /** @returns the ticket of a new link: nobody guesses it */
  readonly make: (opening: Opening) => string;
  /** What a ticket opens. `undefined` for one that is unknown, used or old. */
  readonly take: (ticket: string) => Opening | undefined;
}

const LIFETIME_MS = 60_000;
const TICKET_BYTES = 32;

/** In memory, because they hold tokens, which no table does. @param now milliseconds of a clock that nobody moves */
export const makeOpenLinks = (now: () => number): OpenLinks => {
  const links = new Map<string, Opening & { readonly endsAt: number }>();
  const keyOf = (ticket: string): string => hashOf(ticket).toString('hex');
  const sweep = (): void => {
    for (const [key, { endsAt }] of links) if (endsAt <= now()) links.delete(key);
  };
  return {
    make: (opening) => {
      sweep();
      const ticket = randomBytes(TICKET_BYTES).toString('base64url');
      links.set(keyOf(ticket), { ...opening, endsAt: now() + LIFETIME_MS });
      return ticket;
    },
    take: (ticket) => {
      sweep();
      const opening = links.get(keyOf(ticket));
      links.delete(keyOf(ticket));
      return opening && { path: opening.path, storage: opening.storage };
    },
  };
};
