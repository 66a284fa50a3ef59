import { at, refused } from '@aroeira/domain/kernel/testing';
import { bankAccount as orderAccount, movement } from '@aroeira/domain/movements/testing';
import { recordsServer } from '@aroeira/domain/registration/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { ITAU, open, SAVED, SECOND } from './testing/profile-accounts.tsx';

describe('/profile-bank-accounts, with an order under way', () => {
  it('keeps an account that a redemption waits for, and names it (decision 0301)', async () => {
    const account = orderAccount({ id: SECOND.id ?? 0 });
    const payment = { paymentAt: at('2026-11-24T18:00:00-03:00') };
    const app = open({ accounts: [ITAU, SECOND], movements: [movement({ account, ...payment })] });
    await press(/^Remover: .*55555/);
    expect(screen.getByRole('dialog', { name: 'Esta conta ainda não pode ser removida' }).textContent).toContain(
      'Resgate parcial de R$\u00a0500,00 em Aroeira Renda Fixa Liquidez FIC FI RF, com pagamento previsto para 24/11/2026',
    );
    await press('Entendi');
    expect([screen.queryByRole('dialog'), screen.queryByRole('button', { name: 'Salvar' })]).toEqual([null, null]);
    await press(/^Remover: .*184562/);
    await press('Sim, remover');
    await press('Salvar');
    await screen.findByText(SAVED);
    expect(app.records.sent).toMatchObject([{ accounts: [{ id: SECOND.id }] }]);
  });

  it('says that an order came meanwhile, when the server keeps the account (decision 0301)', async () => {
    const unsaved = [refused('account_awaited')];
    open({ accounts: [ITAU, SECOND], records: recordsServer({ accounts: [ITAU, SECOND], unsaved }) });
    await press(/^Remover: .*184562/);
    await press('Sim, remover');
    await press('Salvar');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A conta removida faz parte de pedidos em andamento. Você pode removê-la depois que eles terminarem.',
    );
  });
});
