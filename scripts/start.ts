import { spawnSync } from 'node:child_process';
import { optionsOrEnd } from '../packages/sandbox/src/command-line.ts';
import { inputsOf, isBuiltFrom, noteBuild } from './start/built-app.ts';

/** Builds the web app, unless nothing of it changed, and starts the sandbox, which serves it and tells the rest. */

const ROOT = `${import.meta.dirname}/..`;
// Nobody waits for a build to read the help.
optionsOrEnd();
const inputs = inputsOf(ROOT, process.env);

if (isBuiltFrom(ROOT, inputs)) console.log('The web app is built already: nothing of it changed.');
else {
  console.log('Building the web app, which takes about half a minute …');
  const built = spawnSync('pnpm', ['-s', 'build'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (built.status !== 0) {
    // A program that is not found has no output at all.
    const told = [built.stdout, built.stderr, built.error?.message].filter(Boolean).join('');
    process.stderr.write(`${told}\nThe web app was not built.\n`);
    process.exit(1);
  }
  noteBuild(ROOT, inputs);
}
await import('../packages/sandbox/src/server.ts');
