import { runAtLength } from './at-length.ts';

/** Sends each write beside itself and beside each other one of the same client, from two copies, and prints what ends as no order does. A part of the names of some pairs may follow. */
runAtLength(['packages/sandbox/src/database/races.test.ts'], { RACES: process.argv[2] ?? 'each' });
