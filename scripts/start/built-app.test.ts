import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inputsOf, isBuiltFrom, isDrawnFrom, noteBuild, noteDrawing } from './built-app.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']) write(file, '{}');
  for (const name of ['web', 'domain', 'adapters-http']) write(`packages/${name}/src/a.ts`, 'export const a = 1;');
  for (const folder of ['dist', 'dist-kit', 'dist-workbench']) mkdirSync(join(root, 'packages/web', folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const isFresh = (env: NodeJS.ProcessEnv = {}): boolean => isBuiltFrom(root, inputsOf(root, env));

it('is there again until something that it reads changes', () => {
  expect(isFresh()).toBe(false);
  const before = inputsOf(root, {});
  noteBuild(root, before);
  expect(isFresh()).toBe(true);
  for (const file of [
    'packages/web/src/a.ts',
    'packages/web/brands/ipe/brand.json',
    'packages/domain/src/a.ts',
    'packages/adapters-http/src/new.ts',
    'package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]) {
    write(file, `${file} changed`);
    expect(isFresh()).toBe(false);
    noteBuild(root, inputsOf(root, {}));
  }
  rmSync(join(root, 'packages/web/src/a.ts'));
  expect(isFresh()).toBe(false);
});

it('is no longer the portal that lies there once another one was drawn', () => {
  const inputs = inputsOf(root, {});
  noteDrawing(root, inputs);
  expect([isDrawnFrom(root, inputs), isDrawnFrom(root, 'others')]).toEqual([true, false]);
  rmSync(join(root, 'packages/web/dist'), { recursive: true });
  expect(isDrawnFrom(root, inputs)).toBe(false);
});

it('does not depend on tests, on what it wrote, or on the rest of the environment', () => {
  noteBuild(root, inputsOf(root, {}));
  for (const file of [
    'src/a.test.ts',
    'src/testing/fake.ts',
    'dist/index.html',
    'dist-kit/kit/draw.js',
    'node_modules/.vite/kept.json',
  ])
    write(`packages/web/${file}`, file);
  expect(isFresh({ HOME: '/home/ana' })).toBe(true);
});

it('is gone when another build replaced a part of it', () => {
  noteBuild(root, inputsOf(root, {}));
  for (const folder of ['dist-kit', 'dist-workbench']) {
    cpSync(root, `${root}-copy`, { recursive: true });
    rmSync(join(`${root}-copy`, 'packages/web', folder), { recursive: true });
    expect(isBuiltFrom(`${root}-copy`, inputsOf(`${root}-copy`, {}))).toBe(false);
    rmSync(`${root}-copy`, { recursive: true });
  }
});
