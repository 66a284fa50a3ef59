import { runAtLength } from './at-length.ts';

/** Kills a sandbox twenty times while twenty devices order, and prints what was lost. */

runAtLength(['packages/sandbox/src/kills.test.ts'], { KILLS: process.argv[2] ?? '20' });
