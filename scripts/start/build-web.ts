import { spawnSync } from 'node:child_process';
import { inputsOf, isBuiltFrom, isDrawnFrom, noteBuild, noteDrawing } from './built-app.ts';

/** Runs a script of the project. When it fails, the program ends with what the script told. */
const run = (root: string, script: readonly string[]): void => {
  const ran = spawnSync('pnpm', ['-s', ...script], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (ran.status === 0) return;
  // A program that is not found has no output at all.
  const told = [ran.stdout, ran.stderr, ran.error?.message].filter(Boolean).join('');
  process.stderr.write(`${told}\nThe web app was not built.\n`);
  process.exit(1);
};

/** Builds the web app, unless nothing of it changed since the last time, and draws the portal of `PORTAL_FILE`, or ours. */
export const buildWeb = (root: string): void => {
  const isOurs = (process.env['PORTAL_FILE'] ?? '') === '';
  const inputs = inputsOf(root, process.env);
  if (!isBuiltFrom(root, inputs)) {
    console.log('Building the web app, which takes about half a minute …');
    run(root, ['build']);
    noteBuild(root, inputs);
  } else {
    console.log('The web app is built already: nothing of it changed.');
    if (isOurs && isDrawnFrom(root, inputs)) return;
    run(root, ['draw', '--out', 'packages/web/dist']);
  }
  if (isOurs) noteDrawing(root, inputs);
};
