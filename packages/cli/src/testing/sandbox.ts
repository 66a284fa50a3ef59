import {
  control,
  documentOf,
  PASSWORD,
  sandboxOfFile,
  type PersonaKey,
  type SandboxOfFile,
} from '@aroeira/adapters-http/http/testing';
import { expect } from 'vitest';
import { device, type Surroundings } from './index.ts';

export { control };

/**
 * Takes personas back to the seed, by their keys, and has all calls work again. A tenth of what it costs to take
 * everybody back; the clock stays where it is.
 */
export const resetPersonas = async (sandbox: SandboxOfFile, ...keys: readonly string[]): Promise<void> => {
  for (const persona of keys) await control(sandbox, 'POST reset', { persona });
  await control(sandbox, 'DELETE faults');
};

/** The environment of somebody who knows the password of every persona. */
const KNOWN = { env: { PORTAL_PASSWORD: PASSWORD } };

/** A sandbox for the tests of one file, and devices at it. Call it once, outside the tests. */
export const testSandbox = () => {
  const sandbox = sandboxOfFile();
  /** A device where nobody is signed in yet, and whose environment holds the password of every persona. */
  const signedOut = (around: Surroundings = {}) => device({ fetch: sandbox.fetch, ...KNOWN, ...around });
  /** A device where a persona without a two-step code is signed in. */
  const signedIn = async (persona: PersonaKey, around: Surroundings = {}) => {
    const theirs = signedOut(around);
    expect((await theirs.portal(`login ${documentOf(persona)}`, KNOWN)).exit).toBe(0);
    return theirs;
  };
  return { sandbox, signedOut, signedIn };
};
