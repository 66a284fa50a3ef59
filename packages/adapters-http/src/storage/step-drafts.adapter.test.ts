import { instant } from '@aroeira/domain/kernel';
import type { DraftOwner } from '@aroeira/domain/registration';
import { describe, expect, it } from 'vitest';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import { makeStepDrafts } from './step-drafts.adapter.ts';
import type { TextStore } from './text-store.ts';

const ANA: DraftOwner = { _tag: 'Client', clientId: 7 };
const BRUNO: DraftOwner = { _tag: 'Client', clientId: 8 };
const VISITOR: DraftOwner = { _tag: 'Visitor' };
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const KEY = 'registrationDrafts';

/** The drafts of a device, at a day that the test moves. */
const device = (stores: Partial<Record<'device' | 'tab', TextStore>> = {}, prefix = '') => {
  const kept = { device: makeMemoryStorage(), tab: makeMemoryStorage(), ...stores };
  let now = 100 * DAY;
  const drafts = makeStepDrafts({ ...kept, prefix, clock: { now: () => instant(now) } });
  return { ...kept, drafts, pass: (time: number) => void (now += time) };
};

describe('the drafts of a device', () => {
  it('are kept by client and page, and removed one by one', () => {
    const { drafts } = device();
    drafts.keep(ANA, 'personalData', { socialName: 'Ana' })();
    drafts.keep(ANA, 'addressData', { cep: '01310-100' })();
    expect(drafts.read(ANA, 'personalData')).toEqual({ socialName: 'Ana' });
    drafts.remove(ANA, 'personalData')();
    expect([drafts.read(ANA, 'personalData'), drafts.read(ANA, 'addressData')]).toEqual([
      undefined,
      { cep: '01310-100' },
    ]);
  });

  it('of one client do not show to another', () => {
    const { drafts } = device();
    drafts.keep(ANA, 'personalData', { socialName: 'Ana' })();
    expect([drafts.read(BRUNO, 'personalData'), drafts.read(VISITOR, 'personalData')]).toEqual([undefined, undefined]);
  });

  it('of a person without an account stay in the tab', () => {
    const { drafts, device: onDevice, tab } = device();
    drafts.keep(VISITOR, 'start', { name: 'Joana' })();
    expect([onDevice.read(KEY), tab.read(KEY)?.includes('Joana')]).toEqual([undefined, true]);
    expect(drafts.read(VISITOR, 'start')).toEqual({ name: 'Joana' });
  });

  it('leave no text behind when the last one is removed', () => {
    const { drafts, device: store } = device();
    drafts.keep(ANA, 'personalData', {})();
    drafts.remove(ANA, 'personalData')();
    expect(store.read(KEY)).toBeUndefined();
  });

  it('last a day after the last change, and then any page of anybody removes them', () => {
    const { drafts, pass, device: store } = device();
    drafts.keep(ANA, 'personalData', { socialName: 'Ana' })();
    pass(DAY - MINUTE);
    expect(drafts.read(ANA, 'personalData')).toEqual({ socialName: 'Ana' });
    pass(MINUTE);
    expect([drafts.read(BRUNO, 'addressData'), store.read(KEY)]).toEqual([undefined, undefined]);
    expect(drafts.read(ANA, 'personalData')).toBeUndefined();
  });

  it('of two environments on one host are apart', () => {
    const { device: store, drafts } = device({}, 'localhost.');
    drafts.keep(ANA, 'personalData', {})();
    expect(device({ device: store }).drafts.read(ANA, 'personalData')).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '5', '{"7.personalData":{}}', '{"7.personalData":{"keptAt":"x","content":{}}}'])(
    'are none in a broken store, which still takes new ones: %s',
    (text) => {
      const { drafts, device: store } = device();
      store.write(KEY, text);
      expect(drafts.read(ANA, 'personalData')).toBeUndefined();
      drafts.keep(ANA, 'personalData', { socialName: 'Ana' })();
      expect(drafts.read(ANA, 'personalData')).toEqual({ socialName: 'Ana' });
    },
  );

  it('stay for the visit when the store takes nothing', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const { drafts } = device({ device: { read: forbidden, write: forbidden, remove: forbidden } });
    drafts.keep(ANA, 'personalData', { socialName: 'Ana' })();
    expect(drafts.read(ANA, 'personalData')).toEqual({ socialName: 'Ana' });
  });
});
