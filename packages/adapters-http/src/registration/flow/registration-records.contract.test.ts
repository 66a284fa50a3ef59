import type { BankAccount } from '@aroeira/domain/registration';
import { cpf } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpBankAccounts } from '../index.ts';

const { signedIn } = testSandbox();
describe('the bank accounts of a client', () => {
  const account: BankAccount = {
    id: undefined,
    bankId: 7,
    bank: { id: 7, name: 'Itaú Unibanco S.A.', code: '341' },
    branch: '0123456789',
    number: '0987654321',
    checkDigit: '0',
    isBradescoAccount: false,
    allowsDebit: false,
    hasCoHolders: true,
    coHolders: [{ name: 'Bia Prado', cpf: cpf('23157281500') }],
  };

  it('are saved and read back, and a refusal names its field', async () => {
    const { http, session } = await signedIn('carla');
    const { clientId } = session;
    const accounts = makeHttpBankAccounts(http);
    const save = (saved: readonly BankAccount[]) =>
      accounts.save({ formId: clientId + 1000, accounts: saved, purpose: 'new' })();
    expect(await save([account])).toEqual(E.right(undefined));
    const kept = await accounts.list(clientId)();
    expect(kept).toMatchObject(E.right([{ ...account, id: expect.any(Number), bank: { id: 7 } }]));
    const coHolders = [{ name: 'Carla', cpf: cpf('60891723919') }];
    expect(await save([{ ...account, coHolders }])).toMatchObject(E.left({ code: 'ERR140' }));
    const twice = { ...account, coHolders: [...account.coHolders, ...account.coHolders] };
    expect(await save([twice])).toMatchObject(E.left({ fields: ['secondCoHolderCpf'] }));
    const noBank = { ...account, bankId: 999, bank: { ...account.bank, id: 999 } };
    expect(await save([noBank])).toMatchObject(E.left({ fields: ['bankId'] }));
  });
});
