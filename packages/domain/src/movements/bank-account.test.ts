import { describe, expect, it } from 'vitest';
import { preselectedAccount } from './investing/investment.rules.ts';
import { bankAccountLabel } from './movements.messages.ts';
import { bankAccount } from './testing/index.ts';

describe('the account of an order', () => {
  it('is chosen in advance only when it is the only one (decision Q096)', () => {
    const one = bankAccount();
    expect(preselectedAccount([one])).toBe(one);
    expect(preselectedAccount([one, bankAccount({ id: 4 })])).toBeUndefined();
    expect(preselectedAccount([])).toBeUndefined();
  });

  it('is written as bank, branch, number and digit', () => {
    expect(bankAccountLabel(bankAccount())).toBe('Itaú Unibanco S.A. · Ag. 0348 · Conta 55120-4');
  });

  it("is 'Banco não encontrado' without its bank [R672]", () => {
    expect(bankAccountLabel(bankAccount({ bankName: undefined }))).toBe(
      'Banco não encontrado · Ag. 0348 · Conta 55120-4',
    );
    expect(bankAccountLabel(undefined)).toBe('Banco não encontrado');
  });
});
