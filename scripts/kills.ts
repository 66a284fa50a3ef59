import { runAtLength } from './at-length.ts';

/**
 * Kills a sandbox twenty times while twenty devices order, and cuts the connection of each operation to PostgreSQL at each of
 * its statements. Prints what was lost.
 */

const TESTS = ['kills.test.ts', 'database/cut-connections.test.ts'];

runAtLength(
  TESTS.map((test) => `packages/sandbox/src/${test}`),
  { KILLS: process.argv[2] ?? '20', CUTS: 'each' },
);
