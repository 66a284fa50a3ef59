import { spawn } from 'node:child_process';

/** Runs the sandbox and Vite together. Each restarts after its own changes. The portal is at http://localhost:5173. */

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
