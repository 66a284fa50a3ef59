import { spawnSync } from 'node:child_process';
import { inputsOf, isBuiltFrom, noteBuild } from './built-app.ts';

/** Builds the web app, unless nothing of it changed since the last time. Without a build the program ends. */
export const buildWeb = (root: string): void => {
  const inputs = inputsOf(root, process.env);
  if (isBuiltFrom(root, inputs)) return console.log('The web app is built already: nothing of it changed.');
  console.log('Building the web app, which takes about half a minute …');
  const built = spawnSync('pnpm', ['-s', 'build'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (built.status !== 0) {
    // A program that is not found has no output at all.
    const told = [built.stdout, built.stderr, built.error?.message].filter(Boolean).join('');
    process.stderr.write(`${told}\nThe web app was not built.\n`);
    process.exit(1);
  }
  noteBuild(root, inputs);
};
