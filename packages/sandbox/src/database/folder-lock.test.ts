import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FolderUnusable } from './data-folder.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const root = temporaryFolder();

/** A folder with a path that no socket can have. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(root, `${'long'.repeat(30)}-`));
});

it('has one owner in one process', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  lockFolder(folder)();
});

it('has one owner under every path that leads to the folder', () => {
  const other = path.join(root, 'other-name');
  symlinkSync(folder, other);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(other)).toThrow(FolderInUse);
  unlock();
});

it('cannot be had where the lock is no file', () => {
  mkdirSync(path.join(folder, 'lock'));
  expect(() => lockFolder(folder)).toThrow(FolderUnusable);
});

const CONTENDER = `
  const { lockFolder } = await import(process.argv[1]);
  process.stdin.once('data', () => {
    try {
      lockFolder(process.argv[2]);
      process.stdout.write('owner');
    } catch (error) {
      process.stdout.write(error.constructor.name);
      process.exit();
    }
  });
  process.stdout.write('ready ');
`;

/** A process that asks for the lock at the test's command, and keeps it. */
const contend = async () => {
  const module = path.join(import.meta.dirname, 'folder-lock.ts');
  const args = ['--import', 'tsx', '--input-type=module', '-e', CONTENDER, module, folder];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

it('has one owner of several processes that ask at once after one was killed, and none when that one is killed', async () => {
  writeFileSync(path.join(folder, 'lock'), 'left by a process that was killed');
  const children = await Promise.all([contend(), contend(), contend(), contend()]);
  const words = children.map(({ stdout }) => once(stdout, 'data').then(String));
  for (const { stdin } of children) stdin.write('go');
  expect((await Promise.all(words)).toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'owner']);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  await Promise.all(
    children.map(async (child) => {
      const exit = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await exit;
    }),
  );
  lockFolder(folder)();
}, 60_000);
