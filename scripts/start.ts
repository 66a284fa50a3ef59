import { optionsOrEnd } from '../packages/sandbox/src/command-line.ts';
import { buildWeb } from './start/build-web.ts';

/** Builds the web app, unless nothing of it changed, and starts the sandbox, which serves it and tells the rest. */

// Nobody waits for a build to read the help.
optionsOrEnd();
buildWeb(`${import.meta.dirname}/..`);
await import('../packages/sandbox/src/server.ts');
