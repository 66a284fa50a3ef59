import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEAD_EXPORTS, WRONG_FILES, WRONG_LINT } from './wrong-files.ts';

/** Each guard in a project with a file that it refuses: a line names behind `//` the guard that it wakes, or none. */

const project = mkdtempSync(join(tmpdir(), 'aroeira-guards-'));
const RULES = ['imports', 'shapes'].map((name) => `scripts/guards/rules/${name}.yml`);

beforeAll(() => {
  for (const own of ['sgconfig.yml', 'knip.jsonc', 'scripts/guards/rules', 'scripts/guards/parts'])
    cpSync(own, join(project, own), { recursive: true });
  // The rules that need types take a minute; none of ours is among those that are tried here.
  const lint = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(join(project, '.oxlintrc.json'), lint);
  for (const [path, text] of Object.entries({ ...WRONG_FILES, ...WRONG_LINT, ...DEAD_EXPORTS })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  mkdirSync(join(project, 'node_modules/@aroeira'), { recursive: true });
  symlinkSync('../../packages/domain', join(project, 'node_modules/@aroeira/domain'));
});
afterAll(() => rmSync(project, { recursive: true }));

const run = (command: string, ...args: string[]): string =>
  spawnSync(resolve('node_modules/.bin', command), args, { cwd: project, encoding: 'utf8' }).stdout;

/** Every line that names a guard: `path:line guard`. */
const named = (files: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(files).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const guard = /\/\/ ([a-z-]+)$/.exec(line)?.[1];
      return guard === undefined ? [] : [`${path}:${i + 1} ${guard}`];
    }),
  );

it('ast-grep names every line with a shape or an import that is refused, and no other', () => {
  const found = JSON.parse(run('ast-grep', 'scan', '--json=compact', 'packages')) as readonly {
    readonly file: string;
    readonly ruleId: string;
    readonly range: { readonly start: { readonly line: number } };
  }[];
  const lines = found.map(({ file, ruleId, range }) => `${file}:${range.start.line + 1} ${ruleId}`);
  expect([...new Set(lines)].toSorted()).toEqual(named(WRONG_FILES).toSorted());
}, 30_000);

it('no rule of ast-grep stands without a file that it refuses', () => {
  const ids = RULES.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^id: (.+)$/gm)].map(([, id]) => id));
  expect(new Set(named(WRONG_FILES).map((line) => line.split(' ')[1]))).toEqual(new Set(ids));
});

it('oxlint names every line that our own settings of it refuse', () => {
  const wanted = named(WRONG_LINT);
  const found = run('oxlint', '--format=unix', 'packages');
  for (const line of wanted) {
    const [place = '', rule = ''] = line.split(' ');
    expect(found).toMatch(new RegExp(`${place}:\\d+: .*\\(${rule}\\)`));
  }
}, 30_000);

it('knip names an export of the domain that its door hands on to nobody, and one that a test alone takes', () => {
  const found = run('knip', '--production', '--include=exports', '--include-entry-exports', '-W', 'packages/domain');
  expect(new Set(found.match(/^\w+(?= +packages)/gm))).toEqual(new Set(['handedOn', 'onlyTested']));
}, 30_000);
