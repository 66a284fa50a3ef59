import { expect, it } from 'vitest';
import { ROUTES } from '../shell/routing/routes.ts';
import { configurationOf } from './configuration.ts';
import { compose } from './container.ts';
import { TOKENS, type Token } from './tokens.ts';

it('builds every token, once every route brought what it binds', async () => {
  const { resolve, install } = compose(configurationOf({}));
  const loaded = await Promise.all(ROUTES.map(({ load }) => load()));
  for (const { bindings } of loaded) if (bindings !== undefined) install(bindings);
  const tokens: readonly (readonly [string, Token<unknown>])[] = Object.entries(TOKENS);
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter(([, token]) => resolve(token) === undefined)).toEqual([]);
});
