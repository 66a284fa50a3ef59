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

/** Takes personas back to the seed and ends faults: a tenth of the cost of all personas. The clock stays. */
export const resetPersonas = async (sandbox: SandboxOfFile, ...keys: readonly string[]): Promise<void> => {
  for (const persona of keys) await control(sandbox, 'POST reset', { persona });
  await control(sandbox, 'DELETE faults');
};

/** Before a test of orders: ana as seeded, on a Thursday before 15h, so that no notice of the hours comes. */
export const resetForOrders = async (sandbox: SandboxOfFile): Promise<void> => {
  await control(sandbox, 'POST clock', { set: '2026-11-19T12:00:00-03:00' });
  await resetPersonas(sandbox, 'ana');
};

/** Runs the program on one device. */
export type Portal = ReturnType<typeof device>['portal'];

/** How many orders of a client are in the list. @param order what is the same in them: its operation, its status */
export const countOrders = async (portal: Portal, order: Record<string, unknown>): Promise<number> => {
  const { json } = await portal('movements --json');
  return Array.isArray(json)
    ? json.filter((each) => Object.entries(order).every(([name, value]) => each[name] === value)).length
    : -1;
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
