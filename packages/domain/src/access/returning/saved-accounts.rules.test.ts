import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentAccount,
  mustChooseMain,
  withMain,
  withOnlyOneMain,
  withoutAccount,
  withSignedIn,
} from './saved-accounts.rules.ts';
import { ANA, BRUNO } from '../../kernel/testing/index.ts';
import { savedAccount, session } from '../testing/index.ts';

const other = savedAccount({ clientId: 8, document: BRUNO, isMain: false });

describe('the accounts of a device', () => {
  it('make the first one saved the main one [R126]', () => {
    expect(withSignedIn([], session())).toEqual([savedAccount()]);
    expect(withSignedIn([savedAccount()], session({ clientId: 8 }))[1]?.isMain).toBe(false);
  });

  it('keep the main account as it is, and update the rest [R127] [R088]', () => {
    const after = withSignedIn([savedAccount(), other], session({ name: 'Ana B.', email: 'nova@exemplo.com.br' }));
    expect(after).toEqual([savedAccount({ name: 'Ana B.', email: 'nova@exemplo.com.br' }), other]);
  });

  it('hold no password and no token [R125]', () => {
    expect(Object.keys(savedAccount()).toSorted()).toEqual([
      'clientId',
      'document',
      'email',
      'isDeviceBlocked',
      'isMain',
      'loginId',
      'name',
    ]);
    expect(JSON.stringify(withSignedIn([], session()))).not.toMatch(/access-1|refresh-1/);
  });

  it('refuse to remove an account that is not there [R064]', () => {
    expect(withoutAccount([savedAccount()], 99)).toEqual(E.left({ _tag: 'NoSuchAccount' }));
    expect(withoutAccount([savedAccount()], 7)).toEqual(E.right([]));
  });

  it('make the only remaining account the main one without asking [R130]', () => {
    expect(withoutAccount([savedAccount(), other], 7)).toEqual(E.right([{ ...other, isMain: true }]));
    expect(withOnlyOneMain([other, { ...other, clientId: 9 }])).toEqual([other, { ...other, clientId: 9 }]);
  });

  it('ask for the main one only when there are several and none is main [R128] [R131]', () => {
    expect(mustChooseMain([other, { ...other, clientId: 9 }])).toBe(true);
    expect(mustChooseMain([other])).toBe(false);
    expect(mustChooseMain([])).toBe(false);
    expect(mustChooseMain([savedAccount(), other])).toBe(false);
  });

  it('never have two main ones, for every order of sign-ins and removals [R132]', () => {
    const steps = fc.array(fc.record({ clientId: fc.integer({ min: 1, max: 4 }), leaves: fc.boolean() }));
    fc.assert(
      fc.property(steps, (visits) => {
        let accounts: ReturnType<typeof withSignedIn> = [];
        for (const { clientId, leaves } of visits) {
          accounts = withSignedIn(accounts, session({ clientId }));
          if (leaves) accounts = E.getOrElseW(() => [])(withoutAccount(accounts, clientId));
          expect(accounts.filter(({ isMain }) => isMain).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('have exactly one main account after the client chose another', () => {
    const [ana, bruno] = [savedAccount(), { ...other, isMain: true }];
    expect(withMain([ana, bruno], ana)).toEqual([ana, { ...bruno, isMain: false }]);
  });

  it('choose the last used account as the current one, then the main one, then the first', () => {
    const [ana, third] = [savedAccount(), { ...other, clientId: 9, isMain: false }];
    expect(currentAccount([other, ana], O.some(BRUNO))).toEqual(O.some(other));
    expect(currentAccount([other, ana], O.none)).toEqual(O.some(ana));
    expect(currentAccount([other, third], O.some(ANA))).toEqual(O.some(other));
    expect(currentAccount([], O.some(ANA))).toEqual(O.none);
  });
});
