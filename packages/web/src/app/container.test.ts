import { expect, it } from 'vitest';
import { ROUTES } from './routes.ts';
import { configurationOf } from '../composition/testing/configuration-of.ts';
import { callBindings, compose } from './container.ts';
import type { Token } from '../composition/token.ts';

const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Token<unknown>>>>>>(
  '../**/*.tokens.ts',
  {
    eager: true,
  },
);

it('builds every token that a binding makes or needs, after every route loaded its bindings', async () => {
  const { resolve, install } = compose(configurationOf({}));
  install(await callBindings());
  for (const { bindings } of ROUTES) if (bindings !== undefined) install(await bindings());
  const tokens = Object.values(files).flatMap((file) => Object.values(file).flatMap((group) => Object.entries(group)));
  expect(tokens.length).toBeGreaterThan(40);
  expect(tokens.filter(([, token]) => resolve(token) === undefined)).toEqual([]);
});
