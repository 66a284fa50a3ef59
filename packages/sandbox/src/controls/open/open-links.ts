import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Value } from '@sinclair/typebox/value';
import type { Static } from '@sinclair/typebox';
import { hashOf } from '../../database/hash.ts';
import type { Database } from '../../database/transaction.ts';
import { keepLink, takeLink } from './open-links.sql.ts';
import { Opening } from './open.schemas.ts';

type Opening = Static<typeof Opening>;

/** Links that open the portal in a browser, signed in. Each works once, for a minute. */
export interface OpenLinks {
  /** @returns the ticket of a new link: nobody guesses it */
  readonly make: (opening: Opening) => Promise<string>;
  /** What a ticket opens. `undefined` for one that is unknown, used or old. */
  readonly take: (ticket: string) => Promise<Opening | undefined>;
}

const LIFETIME_MS = 60_000;
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const MARK_BYTES = 16;

/** A ticket is a key that seals once, so the number that no key may see twice never changes. */
const ONCE = Buffer.alloc(12);

const seal = (key: Buffer, opening: Opening): Buffer => {
  const cipher = createCipheriv(CIPHER, key, ONCE);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(opening)), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), sealed]);
};

const unseal = (key: Buffer, sealed: Buffer): Opening => {
  const cipher = createDecipheriv(CIPHER, key, ONCE).setAuthTag(sealed.subarray(0, MARK_BYTES));
  const text = Buffer.concat([cipher.update(sealed.subarray(MARK_BYTES)), cipher.final()]).toString();
  return Value.Parse(Opening, JSON.parse(text));
};

/** They hold tokens, so the database has them sealed, and the ticket alone opens them. @param now milliseconds of a clock that nobody moves */
export const makeOpenLinks = (db: Database, now: () => number): OpenLinks => ({
  make: async (opening) => {
    const key = randomBytes(KEY_BYTES);
    const ticket = key.toString('base64url');
    const times = { now: new Date(now()), ends_at: new Date(now() + LIFETIME_MS) };
    await keepLink(db, { ticket_hash: hashOf(ticket), sealed: seal(key, opening), ...times });
    return ticket;
  },
  take: async (ticket) => {
    const sealed = await takeLink(db, hashOf(ticket), new Date(now()));
    return sealed && unseal(Buffer.from(ticket, 'base64url'), sealed);
  },
});
