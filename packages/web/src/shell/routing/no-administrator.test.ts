import { describe, expect, it } from 'vitest';
import { PATHS } from './paths.ts';
import { ROUTES } from '../../app/routes.ts';

describe('there is no administrator', () => {
  it('screen: no path and no title names one [R038]', () => {
    const words = [...Object.keys(PATHS), ...ROUTES.map(({ title }) => title)];
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter((word) => /admin/i.test(word))).toEqual([]);
  });

  it('role: every path is public, for a client, or for the registration [R038]', () => {
    expect(new Set(Object.values(PATHS))).toEqual(new Set(['public', 'session', 'registration']));
  });
});
