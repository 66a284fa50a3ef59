import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';
import { testSandbox } from '../testing/sandbox.ts';
import { written } from './testing/written.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const FOLDER = join(ROOT, 'tests/scenarios');
const { signedOut } = testSandbox();

/** The scenarios that are no proof: what failed, and what this sandbox can't run. */
const notPassed = (json: unknown): readonly unknown[] => {
  const { scenarios }: { readonly scenarios: readonly { readonly state: string }[] } = Object(json);
  return scenarios.filter(({ state }) => state !== 'passed');
};

it('every scenario of the folder is green at the sandbox', async () => {
  const { json } = await signedOut().portal(['scenario', 'run', FOLDER, '--json']);
  expect(notPassed(json)).toEqual([]);
  expect(json).toMatchObject({ failed: 0, skipped: 0 });
}, 300_000);

it('each of them names its schema, so that an editor checks it', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  expect(files.length).toBeGreaterThanOrEqual(40);
  for (const name of files) {
    const [, schema = ''] =
      /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
    expect([name, resolve(dirname(join(FOLDER, name)), schema)]).toEqual([
      name,
      join(ROOT, 'packages/cli/src/scenario/scenario.schema.json'),
    ]);
  }
});

it('the pages show scenarios without a mistake', async () => {
  for (const page of ['README.md', 'docs/qa.md']) {
    const shown = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```yaml\n([^`]*)^```/gm)]
      .map(([, text = '']) => text)
      .filter((text) => /^steps:/m.test(text));
    expect([page, shown.length]).toEqual([page, 1]);
    const { folder } = written(Object.fromEntries(shown.map((text, index) => [`${String(index)}.yaml`, text])));
    expect((await device().portal(['scenario', 'lint', folder])).out).toBe('1 scenario, no mistake.\n');
  }
});
