import type { SavedAccount, Session } from '@aroeira/domain/access';
import { challenge, quickAccessCredential, savedAccount, session } from '@aroeira/domain/access/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { makeDeviceMemory, prefixOf } from './device-memory.adapter.ts';
import { makeMemoryStorage } from './memory-storage.adapter.ts';
import type { TextStore } from './text-store.ts';

const memoryOf = (store: TextStore, prefix = '') => {
  const warnings: string[] = [];
  const memory = makeDeviceMemory({ store, prefix, onDegraded: () => void warnings.push('degraded') });
  return { memory, warnings };
};
const full = (): TextStore => ({
  ...makeMemoryStorage(),
  write: () => {
    throw new Error('QuotaExceededError');
  },
});

describe('the memory of a device', () => {
  it('returns every value, even in another visit', () => {
    const store = makeMemoryStorage();
    const { memory } = memoryOf(store);
    memory.session.write(session())();
    memory.savedAccounts.write([savedAccount(), savedAccount({ clientId: 3, isMain: false })])();
    memory.lastDocument.write(ANA)();
    memory.challenge.write(challenge())();
    const later = memoryOf(store).memory;
    expect(later.session.read()).toEqual(O.some(session()));
    expect(later.savedAccounts.read()).toEqual(O.some([savedAccount(), savedAccount({ clientId: 3, isMain: false })]));
    expect(later.lastDocument.read()).toEqual(O.some(ANA));
    expect(later.challenge.read()).toEqual(O.some(challenge()));
    later.session.clear();
    expect(memory.session.read()).toEqual(O.none);
  });

  it('forgets the drafts of an account with the account, and those of no other', () => {
    const store = makeMemoryStorage();
    const drafts = { '3.address': 1, '31.address': 2, '3.wealth': 3 };
    store.write('lan.registrationDrafts', JSON.stringify(drafts));
    const { memory } = memoryOf(store, 'lan.');
    const keep = (...clientIds: readonly number[]) => {
      memory.savedAccounts.write(clientIds.map((clientId) => savedAccount({ clientId })))();
      return store.read('lan.registrationDrafts');
    };
    expect(keep(3, 31)).toBe(JSON.stringify(drafts));
    expect(keep(31)).toBe('{"31.address":2}');
    expect(keep()).toBeUndefined();
    store.write('lan.registrationDrafts', 'torn');
    expect(keep(31)).toBeUndefined();
  });

  it('keeps the quick access of the main account, and the day when the client skipped it', () => {
    const store = makeMemoryStorage();
    const { memory } = memoryOf(store);
    memory.quickAccess.write(quickAccessCredential())();
    memory.quickAccessSkippedOn.write(calendarDay('2026-11-20'))();
    const later = memoryOf(store).memory;
    expect(later.quickAccess.read()).toEqual(O.some(quickAccessCredential()));
    expect(later.quickAccessSkippedOn.read()).toEqual(O.some('2026-11-20'));
    store.write('quickAccessSkippedOn', '"2026-02-31"');
    expect(later.quickAccessSkippedOn.read()).toEqual(O.none);
  });

  it('keeps a session without its tokens after they were revoked', () => {
    const { memory } = memoryOf(makeMemoryStorage());
    const revoked: Session = { ...session(), tokens: undefined };
    memory.session.write(revoked)();
    expect(memory.session.read()).toEqual(O.some(revoked));
  });

  it('has one prefix for each environment, empty in production [R030]', () => {
    const store = makeMemoryStorage();
    memoryOf(store, prefixOf('production')).memory.lastDocument.write(ANA)();
    expect(memoryOf(store, prefixOf('localhost')).memory.lastDocument.read()).toEqual(O.none);
    memoryOf(store, prefixOf('localhost')).memory.lastDocument.write(ANA)();
    expect([store.read('lastDocument'), store.read('localhost.lastDocument')]).toEqual([`"${ANA}"`, `"${ANA}"`]);
  });

  it('keeps no password and no token in a saved account, even when it receives one', () => {
    const store = makeMemoryStorage();
    const leaky: SavedAccount & { readonly password: string } = { ...savedAccount(), password: 'Senha@123' };
    memoryOf(store).memory.savedAccounts.write([leaky])();
    expect(store.read('savedAccounts')).not.toContain('Senha@123');
  });
});

describe('a stored text that is broken', () => {
  const foreign = ['', '{', 'null', '[]', '{}', '5', '"x"', '{"clientId":"7"}', '[{"clientId":7}]'];

  it.each(foreign)('counts as absent: %s', (text) => {
    const store = makeMemoryStorage();
    const { memory } = memoryOf(store);
    for (const key of ['session', 'lastDocument', 'challenge', 'quickAccess']) store.write(key, text);
    store.write('savedAccounts', text === '[]' ? '{}' : text);
    for (const cell of [
      memory.session,
      memory.lastDocument,
      memory.challenge,
      memory.quickAccess,
      memory.savedAccounts,
    ])
      expect(cell.read()).toEqual(O.none);
  });

  it('counts as absent when the storage cannot be read', () => {
    const broken = () => {
      throw new Error('SecurityError');
    };
    const { memory, warnings } = memoryOf({ read: broken, write: broken, remove: broken });
    expect(memory.session.read()).toEqual(O.none);
    expect(warnings).toEqual([]);
  });
});

describe('a device that cannot write', () => {
  it('keeps everything for this visit, and warns once', () => {
    const { memory, warnings } = memoryOf(full());
    memory.session.write(session())();
    memory.lastDocument.write(ANA)();
    memory.session.write(session({ loginId: 'login-8' }))();
    expect(memory.session.read()).toEqual(O.some(session({ loginId: 'login-8' })));
    expect(memory.lastDocument.read()).toEqual(O.some(ANA));
    expect(warnings).toEqual(['degraded']);
    memory.session.clear();
    expect(memory.session.read()).toEqual(O.none);
  });

  it('forgets for this visit what it cannot remove from the storage', () => {
    const store = makeMemoryStorage();
    memoryOf(store).memory.session.write(session())();
    const stuck = {
      ...store,
      remove: () => {
        throw new Error('read only');
      },
    };
    const { memory, warnings } = memoryOf(stuck);
    memory.session.clear();
    expect([memory.session.read(), warnings]).toEqual([O.none, ['degraded']]);
  });

  it('writes to the storage again when it can', () => {
    const store = makeMemoryStorage();
    let isFull = true;
    const { memory } = memoryOf({
      ...store,
      write: (key, text) => {
        if (isFull) throw new Error('QuotaExceededError');
        store.write(key, text);
      },
    });
    memory.lastDocument.write(ANA)();
    isFull = false;
    memory.lastDocument.write(ANA)();
    expect(memoryOf(store).memory.lastDocument.read()).toEqual(O.some(ANA));
  });
});
