import { test } from 'vitest';
import { openMemory } from '../database/embedded-pool.ts';
import { databaseOn } from '../database/open-database.ts';
import { databaseImage } from '../personas/database-image.ts';
import { signedIn } from './calls.ts';
import { sandboxOn, type TestOptions } from './test-sandbox.ts';

/** Signs a persona without two-step verification in. The session is the answer of the sign-in. */
export type SignIn = (key: string) => ReturnType<typeof signedIn>;

/**
 * The `it` of a file of tests that shares one freshly seeded sandbox: `sandbox`, its database `db`, and
 * `signedIn('ana')`. The sandbox closes after the last test of the file.
 */
export const sandboxTest = (options?: TestOptions) =>
  test
    .extend('db', { scope: 'file' }, async () => databaseOn(await openMemory(await databaseImage())))
    .extend('sandbox', { scope: 'file' }, async ({ db }, { onCleanup }) => {
      const sandbox = await sandboxOn(db, options);
      onCleanup(sandbox.close);
      return sandbox;
    })
    .extend(
      'signedIn',
      { scope: 'file' },
      ({ sandbox }): SignIn =>
        (key) =>
          signedIn(sandbox, key),
    );
