import { runAtLength } from './at-length.ts';

/** Sends many requests that nobody meant to a sandbox in memory, other ones each time, and prints how they were answered. Then random histories of orders. */

const TESTS = [
  'packages/sandbox/src/http/mutated-requests.test.ts',
  'packages/sandbox/src/movements/order-sequences.test.ts',
];

runAtLength(TESTS, { FUZZ_REQUESTS: process.argv[2] ?? '200000' });
