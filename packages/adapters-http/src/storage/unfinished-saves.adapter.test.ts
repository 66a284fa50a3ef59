import { expect, it } from 'vitest';
import { makeUnfinishedSaves } from './index.ts';

it('keeps the fields of each client and part until they are forgotten', () => {
  const saves = makeUnfinishedSaves();
  saves.keep(7, 'address', { street: 'Rua A' })();
  const found = () => [saves.before(7, 'address')(), saves.before(7, 'bankAccounts')(), saves.before(8, 'address')()];
  expect(found()).toEqual([{ street: 'Rua A' }, undefined, undefined]);
  saves.forget(7, 'bankAccounts')();
  saves.forget(8, 'address')();
  expect(found()).toEqual([{ street: 'Rua A' }, undefined, undefined]);
  saves.forget(7, 'address')();
  expect(found()).toEqual([undefined, undefined, undefined]);
});
