import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA } from '../../kernel/testing/index.ts';
import type { Approval } from '../flags/flag.ts';
import type { BankAccount } from './bank-account.ts';
import { makeSaveBankAccounts } from './save-bank-accounts.use-case.ts';
import type { SentAccounts } from './bank-accounts.ports.ts';
import { standingsServer } from '../testing/index.ts';

const account = (number: string): BankAccount => ({
  id: undefined,
  bankId: 7,
  bank: { id: 7, name: 'Banco 7', code: '341' },
  branch: '0348',
  number,
  checkDigit: '1',
  isBradescoAccount: false,
  allowsDebit: false,
  hasCoHolders: false,
  coHolders: [],
});

const savingAt = (approval: Approval) => {
  const sent: SentAccounts[] = [];
  const standings = standingsServer({
    approval,
  });
  const bankAccounts = {
    list: () => TE.right([]),
    save: (accounts: SentAccounts) => {
      sent.push(accounts);
      return TE.right(undefined);
    },
  };
  const save = makeSaveBankAccounts({ bankAccounts, standings });
  return { sent, asked: standings.asked, save: (drafts: readonly BankAccount[]) => save(7, { drafts, holder: ANA })() };
};

it('sends the complete accounts to the client’s form, as a remake after the approval', async () => {
  for (const [approval, purpose] of [
    ['started', 'new'],
    ['pendingAdjustment', 'new'],
    ['approved', 'remake'],
  ] as const) {
    const { save, sent } = savingAt(approval);
    expect(await save([account('1'), { ...account('2'), branch: '' }])).toEqual(E.right(undefined));
    expect(sent).toEqual([{ formId: 31, accounts: [account('1')], purpose }]);
  }
});

it('makes no call when no account can be sent', async () => {
  const { save, sent, asked } = savingAt('started');
  expect(await save([])).toEqual(E.left({ _tag: 'NoBankAccount' }));
  expect([sent, asked]).toEqual([[], []]);
});
