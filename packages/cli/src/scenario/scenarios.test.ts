import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const FOLDER = fileURLToPath(new URL('../../../../tests/scenarios', import.meta.url));
const { signedOut } = testSandbox();

// A sandbox of this machine, whose data go back to the seed before each scenario.
const HERE = { env: { PORTAL_API: 'http://localhost:4300/api' } };

/** The scenarios that are no proof: what failed, and what this sandbox can't run. */
const notPassed = (json: unknown): readonly unknown[] => {
  const { scenarios }: { readonly scenarios: readonly { readonly state: string }[] } = Object(json);
  return scenarios.filter(({ state }) => state !== 'passed');
};

it('every scenario of the folder is green at the sandbox', async () => {
  const { json } = await signedOut().portal(['scenario', 'run', FOLDER, '--json'], HERE);
  expect(notPassed(json)).toEqual([]);
  expect(json).toMatchObject({ failed: 0, skipped: 0 });
}, 300_000);
