import { spawn } from 'node:child_process';

/** The sandbox and Vite side by side, each restarting on its own changes: the portal is at http://localhost:5173. */

const children = [
  ['tsx', 'watch', 'packages/sandbox/src/server.ts', '--quiet'],
  ['pnpm', '--filter', '@aroeira/web', 'dev'],
].map(([command = '', ...args]) => spawn(command, args, { stdio: 'inherit' }));

const stop = (): void => {
  for (const child of children) child.kill('SIGINT');
};
process.on('SIGINT', stop);
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
