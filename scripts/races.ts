import { runAtLength } from './at-length.ts';

/** Sends each write beside itself and beside each other one of the same client, from two copies, and prints what ends as no order does. */
runAtLength(['packages/sandbox/src/database/races.test.ts'], { RACES: 'each' });
