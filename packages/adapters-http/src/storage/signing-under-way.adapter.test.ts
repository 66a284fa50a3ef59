import { expect, it } from 'vitest';
import { forgetTabNotes } from './forget-tab-notes.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makeSigningUnderWay } from './signing-under-way.adapter.ts';

it('keeps the accepted terms over a reload, for their client alone, until the session ends', () => {
  const place = { tab: makeMemoryStorage(), prefix: '' };
  const kept = { clientId: 7, termIds: [2, 3], isRemake: true };
  makeSigningUnderWay(place).keep(kept)();
  expect([makeSigningUnderWay(place).read(7), makeSigningUnderWay(place).read(8)]).toEqual([kept, undefined]);
  forgetTabNotes(place);
  expect(makeSigningUnderWay(place).read(7)).toBeUndefined();
});
