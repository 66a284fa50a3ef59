import { expect, it } from 'vitest';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makeOpenRegistrations } from './open-registrations.adapter.ts';

const ANA = 7;
const BRUNO = 8;
const inTab = (tab = makeMemoryStorage(), prefix = '') => makeOpenRegistrations({ tab, prefix });

it('is open for the client for whom it was, over a reload, and for nobody else', () => {
  const tab = makeMemoryStorage();
  inTab(tab).keep(ANA, true)();
  expect([inTab(tab).isOpen(ANA), inTab(tab).isOpen(BRUNO), inTab(tab, 'lan.').isOpen(ANA)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('closes for its client alone', () => {
  const open = inTab();
  open.keep(ANA, true)();
  open.keep(BRUNO, false)();
  expect(open.isOpen(ANA)).toBe(true);
  open.keep(ANA, false)();
  expect(open.isOpen(ANA)).toBe(false);
});

it('is known for the visit when the tab keeps nothing', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  const open = inTab({ read: forbidden, write: forbidden, remove: forbidden });
  expect(open.isOpen(ANA)).toBe(false);
  open.keep(ANA, true)();
  expect(open.isOpen(ANA)).toBe(true);
});
