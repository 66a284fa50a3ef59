import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { PATHS } from './paths.ts';
import { ROUTES } from '../../app/routes.ts';

// `check` compares the table with docs/routes.tsv.
const CLOSED = Object.entries(PATHS).filter(([, access]) => access !== 'public');

describe('an anonymous visitor', () => {
  it.each(CLOSED)('who opens %s (%s) goes to the sign-in or the welcome [R039]', async (pattern, access) => {
    const path = pattern.replace('{product}', 'aroeira').replace(/:\w+/, '1');
    const { navigation } = openApp(path, { routes: ROUTES });
    const door = access === 'registration' ? '/welcome' : '/login';
    await waitFor(() => expect(navigation.path()).toBe(door));
    expect(navigation.state()).toEqual({ origin: path });
  });
});
