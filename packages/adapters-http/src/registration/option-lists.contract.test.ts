import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpOptionLists } from './index.ts';

const { signedIn } = testSandbox();

it('every list has something to choose from, each once', async () => {
  const { http } = await signedIn('ana');
  const { banks, ...lists } = makeHttpOptionLists(http);
  for (const load of Object.values(lists)) {
    const list = await load();
    const labels = E.isRight(list) ? list.right.map(({ label }) => label) : [];
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(E.isRight(await banks())).toBe(true);
});
