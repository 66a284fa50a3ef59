import { expect, it } from 'vitest';
import { forgetTabNotes } from './forget-tab-notes.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makePostponedRenewal } from './postponed-renewal.adapter.ts';

it('is there after a reload, for its client alone, until the session ends', () => {
  const place = { tab: makeMemoryStorage(), prefix: '' };
  const put = () => makePostponedRenewal(place);
  put().keep(7)();
  expect([put().read(7), put().read(8)]).toEqual([true, false]);
  forgetTabNotes(place);
  expect(put().read(7)).toBe(false);
});
