import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns argon2id as a PHC string, with a salt of its own */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodys: Promise<string> | undefined;

/** Takes the place of the hash of somebody we do not know, so that the answer takes as long. */
const nobodysHash = (): Promise<string> => (nobodys ??= hashPassword(randomUUID()));

/** @param stored the PHC string, or `undefined` for an unknown client: as slow, and never right */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const isRight = await verify(stored ?? (await nobodysHash()), password);
  return isRight && stored !== undefined;
};
