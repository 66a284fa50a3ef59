import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { ANA } from '../../kernel/testing/index.ts';
import type { Approval } from '../flags/flag.ts';
import type { BankAccountDraft } from './bank-account.ts';
import { makeSaveBankAccounts } from './save-bank-accounts.use-case.ts';
import { bankAccount, recordsServer, standingsServer } from '../testing/index.ts';

const account = (number: string) => ({ ...bankAccount(), id: undefined, number });

const savingAt = (approval: Approval) => {
  const [{ sent, bankAccounts }, standings] = [recordsServer(), standingsServer({ approval })];
  const save = makeSaveBankAccounts({ bankAccounts, standings });
  return {
    sent,
    asked: standings.asked,
    save: (drafts: readonly BankAccountDraft[]) => save(7, { drafts, holder: ANA })(),
  };
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
