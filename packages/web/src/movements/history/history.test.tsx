import { at, unreachable } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { bankAccount, fund, movement } from '@aroeira/domain/movements/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { openHistory as open } from './testing/open-history.ts';

const FIRST = movement({ id: '1', fundName: 'Aroeira Ações' });
const SECOND = movement({ id: '2', fundName: 'Aroeira Global', operation: 'investment', status: 'created' });
const cards = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
const card = async (changes: Partial<Movement>) => {
  open(TE.right([movement({ processedAt: at('2026-11-23T10:00:00-03:00'), ...changes })]));
  return screen.findByRole('listitem');
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), screen.getByRole('option', { name: option }));

describe('a card of the history', () => {
  it('shows fund, operation, status, value and dates [R559]', async () => {
    const { textContent } = await card({ status: 'created', paymentAt: at('2026-11-25T10:00:00-03:00') });
    for (const said of ['Aroeira Renda Fixa', 'Resgate parcial', 'Realizado', 'R$\u00a0500,00', '20/11/2026'])
      expect(textContent).toContain(said);
  });

  it.each([
    ['carried out [R560]', 'created'],
    ['canceled [R561]', 'canceled'],
  ] as const)('shows the day on which an order was %s', async (_, status) => {
    expect((await card({ status })).textContent).toContain('Data da realização23/11/2026');
  });

  it('shows no such day for a pending order, but the day that is expected [R562]', async () => {
    const { textContent } = await card({ status: 'pending' });
    expect(textContent).not.toContain('Data da realização');
    expect(textContent).toContain('Previsão da realização23/11/2026');
  });

  const paid = { paymentAt: at('2026-11-25T10:00:00-03:00') };

  it.each([
    ['a partial redemption [R563]', 'partial-redemption'],
    ['a total redemption [R564]', 'total-redemption'],
  ] as const)('shows the payment of %s', async (_, operation) => {
    expect((await card({ ...paid, status: 'created', operation })).textContent).toContain(
      'Data de Pagamento25/11/2026',
    );
  });

  it.each([
    ['an investment [R565]', { ...paid, status: 'created', operation: 'investment' }],
    ['a redemption without a payment day [R566]', { status: 'created' }],
    ['a canceled redemption [R567]', { ...paid, status: 'canceled' }],
    ['a pending redemption', { ...paid, status: 'pending' }],
  ] as const)('shows no payment of %s', async (_, changes) => {
    expect((await card(changes)).textContent).not.toContain('Data de Pagamento');
  });
});

describe('an investment that waits', () => {
  const { transfer } = fund();
  const WAITING = { operation: 'investment', transfer } as const;

  it('leads to the data of its TED, each fact with a button that copies (decision 0300)', async () => {
    await card(WAITING);
    await press('Dados para o TED');
    const dialog = within(await screen.findByRole('dialog', { name: 'Dados para o TED' }));
    expect(dialog.getAllByRole('button', { name: /^Copiar: / })).toHaveLength(5);
    expect(dialog.getByText('R$ 500,00')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain('Não é possível utilizar TED de conta poupança nem PIX.');
    await press(/^Copiar: CNPJ/);
    expect(await navigator.clipboard.readText()).toBe('11.222.333/0001-81');
    await press('Fechar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is the only one that does: not one that was carried out', async () => {
    await card({ ...WAITING, status: 'created' });
    expect(screen.queryByRole('button', { name: 'Dados para o TED' })).toBeNull();
  });
});

describe('the account of an order', () => {
  it.each([
    ['partial-redemption', 'Conta destino'],
    ['total-redemption', 'Conta destino'],
    ['investment', 'Conta de origem'],
  ] as const)('stands on the card: %s', async (operation, caption) => {
    const { textContent } = await card({ operation, status: 'created', account: bankAccount() });
    expect(textContent).toContain(`${caption}Itaú Unibanco S.A. Ag. 0348 Conta 55120-4`);
  });
});

describe('the history', () => {
  it('stands month by month, with its title', async () => {
    open(TE.right([FIRST, movement({ id: '3', createdAt: at('2026-10-02T12:00:00-03:00') })]));
    expect(await screen.findByRole('heading', { name: 'Histórico de movimentações' })).toBeTruthy();
    const month = await screen.findByRole('region', { name: 'Outubro de 2026' });
    expect(within(month).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when it did not load, and loads again [R568]', async () => {
    open(TE.left(unreachable), TE.right([FIRST]));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não foi possível carregar a lista de últimos investimentos',
    );
    await press('Tentar novamente');
    expect(await cards()).toHaveLength(1);
  });

  it('says when it is empty', async () => {
    open(TE.right([]));
    expect(await screen.findByText('Nenhuma movimentação encontrada.')).toBeTruthy();
  });

  it('shows one fund, one operation, one status or one period, and says how many', async () => {
    open(TE.right([FIRST, SECOND, movement({ id: '3', createdAt: at('2025-01-02T12:00:00-03:00') })]));
    expect(await cards()).toHaveLength(3);
    await choose('Fundo', 'Aroeira Global');
    expect((await cards())[0]).toContain('Aroeira Global');
    expect(screen.getByText('1 movimentação')).toBeTruthy();
    await press('Limpar filtros');
    await choose('Operação', 'Resgate parcial');
    await choose('Status', 'Pendente');
    expect(await cards()).toHaveLength(2);
    await choose('Período', 'Últimos 30 dias');
    expect(await cards()).toHaveLength(1);
    await choose('Status', 'Cancelado');
    expect(screen.getByText('Nenhuma movimentação com estes filtros.')).toBeTruthy();
  });

  it('names what it is filtered by in one line, and removes each by a press', async () => {
    open(TE.right([FIRST, SECOND]));
    await cards();
    await choose('Fundo', 'Aroeira Global');
    expect(screen.getByRole('button', { name: 'Filtrar' }).getAttribute('aria-expanded')).toBe('false');
    await press('Remover filtro: Aroeira Global');
    expect(screen.getByText('2 movimentações')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remover filtro/ })).toBeNull();
  });

  it('keeps its filters for a client who was at the hub meanwhile', async () => {
    const { navigation } = open(TE.right([FIRST, SECOND]));
    await cards();
    await choose('Fundo', 'Aroeira Global');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Histórico de movimentações/ }));
    expect(await screen.findByText('1 movimentação')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Fundo').value).toBe('Aroeira Global');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await cards()).toHaveLength(1);
    expect(navigation.path()).toBe('/movements/last-movements');
  });

  it.each(['/movements/redemption', '/movements/investment', '/profile'] as const)(
    'shows every movement to a client who comes from %s, so that no filter hides a new order (decision 0196)',
    async (path) => {
      const { navigation } = open(TE.right([FIRST, SECOND]));
      await cards();
      await choose('Fundo', 'Aroeira Global');
      act(() => navigation.push(path));
      act(() => navigation.push('/movements/last-movements'));
      expect(await screen.findByText('2 movimentações')).toBeTruthy();
    },
  );

  it('draws twenty cards, and more when they are wanted', async () => {
    open(TE.right(Array.from({ length: 50 }, (_, i) => movement({ id: String(i) }))));
    expect(await cards()).toHaveLength(20);
    await press('Mostrar mais');
    expect(await cards()).toHaveLength(40);
    await press('Mostrar mais');
    expect(await cards()).toHaveLength(50);
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('is given as a spreadsheet, as far as the filter shows it', async () => {
    const { kept } = open(TE.right([FIRST, SECOND]));
    await cards();
    await choose('Fundo', 'Aroeira Global');
    await press('Baixar CSV');
    expect(kept[0]).toBe('movimentacoes.csv');
    expect(kept[1]?.split('\r\n')).toHaveLength(2);
    expect(kept[1]).toContain('Aroeira Global;Aplicação;Realizado;500,00');
  });
});

describe('a pending order', () => {
  const done = TE.right([{ ...FIRST, status: 'created' as const }]);

  it('shows its new status after 30 seconds, without a reload', async () => {
    const { pass } = open(TE.right([FIRST]), done);
    expect((await cards())[0]).toContain('Pendente');
    pass(30_000);
    expect(await screen.findByText('Realizado', { selector: '.badge' })).toBeTruthy();
  });

  it('shows it when the client comes back to the window', async () => {
    open(TE.right([FIRST]), done);
    await cards();
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Realizado', { selector: '.badge' })).toBeTruthy();
  });

  it('stays on the page when the next look fails', async () => {
    const { pass, asked } = open(TE.right([FIRST]), TE.left(unreachable));
    await cards();
    pass(30_000);
    expect(asked()).toBe(2);
    expect((await cards())[0]).toContain('Pendente');
  });

  it('is looked for only while one waits', async () => {
    const { pass, asked } = open(TE.right([SECOND]));
    await cards();
    pass(120_000);
    expect(asked()).toBe(1);
  });
});
