import { runAtLength } from './at-length.ts';

/** Lets 200 clients use a sandbox for ten minutes, and prints its memory each minute and what was lost. */

const [minutes = '10', clients = '200'] = process.argv.slice(2);
runAtLength(['packages/sandbox/src/soak.test.ts'], { SOAK_MINUTES: minutes, SOAK_CLIENTS: clients });
