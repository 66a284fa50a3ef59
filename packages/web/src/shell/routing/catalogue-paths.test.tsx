import { waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { PATHS, type Access } from './paths.ts';
import { ROUTES } from '../../app/routes.ts';

const table = readFileSync(join(import.meta.dirname, '../../../../../docs/routes.tsv'), 'utf8');

/** Rows of the catalogue without a path: an example of another row, a path without a screen, "any other path". */
const NO_PATHS = ['/registration/suitability/start/0', '/registration/advice', '* (any other path)'];

/** Every path of the catalogue, and our word for who may open it. */
const CATALOGUE: readonly (readonly [string, Access])[] = table
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([path = '']) => !NO_PATHS.includes(path))
  .map(([path = '', , , access = '']) => {
    const closed = path.startsWith('/registration') ? 'registration' : 'session';
    return [path.replace('?', ''), access.startsWith('public') ? 'public' : closed] as const;
  });

const CLOSED = CATALOGUE.filter(([, access]) => access !== 'public');

it('the table of paths is the catalogue’s, row by row', () => {
  expect(CATALOGUE.length).toBeGreaterThan(75);
  expect(PATHS).toEqual(Object.fromEntries(CATALOGUE));
});

describe('an anonymous visitor', () => {
  it.each(CLOSED)('who opens %s (%s) goes to the sign-in or the welcome [R039]', async (pattern, access) => {
    const path = pattern.replace('{product}', 'aroeira').replace(/:\w+/, '1');
    const { navigation } = openApp(path, { routes: ROUTES });
    const door = access === 'registration' ? '/welcome' : '/login';
    await waitFor(() => expect(navigation.path()).toBe(door));
    expect(navigation.state()).toEqual({ origin: path });
  });
});
