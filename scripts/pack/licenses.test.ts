import { expect, it } from 'vitest';
import { unreadLicenses } from './licenses.ts';

it('refuses a licence that nobody has read, and a library without one', () => {
  const components = [
    { name: 'react', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'png-js', licenses: [] },
    { name: 'copyleft', licenses: [{ license: { id: 'AGPL-3.0-only' } }] },
    { name: 'either', licenses: [{ expression: 'MIT OR GPL-2.0-only' }] },
    { name: 'nobody', licenses: [] },
    { name: 'words', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] },
  ];
  expect(unreadLicenses(JSON.stringify({ components }))).toEqual([
    'copyleft (AGPL-3.0-only)',
    'either (MIT OR GPL-2.0-only)',
    'nobody ()',
    'words ()',
  ]);
});
