import { at, unreachable } from '@aroeira/domain/kernel/testing';
import { fund, movement } from '@aroeira/domain/movements/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { choose, HELD, NEW, open, tick, totalField } from './testing/investing-pages.tsx';

const START = '/movements/investment';
const applied = (createdAt: string) =>
  movement({ operation: 'investment', status: 'created', createdAt: at(createdAt) });
const RECENT = applied('2026-11-18T15:00:01-03:00');

describe('the funds to invest in', () => {
  it('are closed to a client who may not invest [R570]', async () => {
    const { navigation } = open(START, { verdict: 'underReview' });
    await waitFor(() => expect(navigation.path()).toBe('/movements'));
  });

  it('show the type, the minimum that counts for the client and the terms', async () => {
    open(START, { funds: TE.right([NEW, fund({ pricingTerm: '30 dias corridos', settlementTerm: undefined })]) });
    const item = within((await screen.findByRole('checkbox', { name: HELD.name })).closest('li')!);
    expect(
      within((await screen.findByRole('checkbox', { name: NEW.name })).closest('li')!).getByText('R$ 5.000,00'),
    ).toBeTruthy();
    expect(item.queryByText('R$ 5.000,00')).toBeNull();
    for (const said of ['Renda Fixa', 'Aplicação adicional mínima', 'R$ 500,00', '30 dias corridos', '–'])
      expect(item.getByText(said)).toBeTruthy();
  });

  it('show their risk in a word, or nothing without one', async () => {
    open(START, { funds: TE.right([fund({ risk: 4 }), fund({ ...NEW, risk: undefined })]) });
    const item = async (name: string) => within((await screen.findByRole('checkbox', { name })).closest('li')!);
    expect((await item(HELD.name)).getByText('Alto')).toBeTruthy();
    expect((await item(NEW.name)).queryByText('Risco')).toBeNull();
  });

  it('are found by name and type, and stay chosen when the filter hides them', async () => {
    const other = fund({ ...NEW, type: 'ACOES' });
    const { navigation } = open(START, { funds: TE.right([HELD, other]) });
    await tick(HELD.name);
    const names = () =>
      screen.getAllByRole('checkbox').map((box) => box.closest('li')?.querySelector('h3')?.textContent);
    await userEvent.type(screen.getByLabelText('Buscar fundo'), 'global{Enter}');
    expect([names(), screen.queryByText(/Campo obrigatório/)]).toEqual([[NEW.name], null]);
    expect(screen.getByText('Escolhidos').parentElement?.textContent).toBe('Escolhidos1 fundo');
    await userEvent.click(screen.getByRole('radio', { name: 'Renda Fixa' }));
    expect(screen.getByText('Nenhum fundo encontrado.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Buscar fundo'));
    expect(names()).toEqual([HELD.name]);
    await userEvent.click(screen.getByRole('radio', { name: 'Ações' }));
    expect(names()).toEqual([NEW.name]);
    await userEvent.type(await totalField(), '2000');
    await press('Investir');
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/apply'));
    expect(await screen.findByRole('region', { name: HELD.name })).toBeTruthy();
  });

  it('are asked for from the start, while they load', async () => {
    open(START, { funds: () => new Promise(() => undefined) });
    expect(await screen.findByRole('heading', { name: 'Escolha os fundos' })).toBeTruthy();
  });

  it('say when they did not load, and load again', async () => {
    let isDown = true;
    open(START, { funds: () => (isDown ? TE.left(unreachable) : TE.right([HELD]))() });
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar a lista de fundos');
    isDown = false;
    await press('Tentar novamente');
    expect(await screen.findByRole('checkbox', { name: HELD.name })).toBeTruthy();
  });

  it('need a total and at least one fund', async () => {
    const { navigation } = open(START);
    await totalField();
    await press('Investir');
    expect(await screen.findByText('Escolha ao menos um fundo.')).toBeTruthy();
    expect(screen.getByText(/Campo obrigatório/)).toBeTruthy();
    await tick(NEW.name);
    expect(screen.queryByText('Escolha ao menos um fundo.')).toBeNull();
    await tick(NEW.name);
    await userEvent.type(await totalField(), '2000');
    await press('Investir');
    expect(await screen.findByText('Escolha ao menos um fundo.')).toBeTruthy();
    expect(navigation.path()).toBe(START);
    await tick(NEW.name);
    await press('Investir');
    await waitFor(() => expect(navigation.path()).not.toBe(START));
  });

  it.each([
    ['Lâmina', 'factSheet 7'],
    ['Regulamento', 'regulation 7'],
  ])('lead to the %s of a fund, from its download call [R639]', async (name, call) => {
    const { navigation, files } = open(START);
    await userEvent.click(await screen.findByRole('link', { name: `${name}: ${HELD.name}` }));
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect([navigation.path(), files]).toEqual(['/movements/investment/terms', [call]]);
  });

  it('keep what was chosen for a client who read a paper of a fund', async () => {
    open(START);
    await userEvent.type(await totalField(), '2000');
    await tick(HELD.name);
    await userEvent.type(screen.getByLabelText('Buscar fundo'), 'global');
    await userEvent.click(screen.getByRole('link', { name: `Regulamento: ${NEW.name}` }));
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    expect((await totalField()).value).toBe('R$ 2.000,00');
    expect(screen.getByLabelText<HTMLInputElement>('Buscar fundo').value).toBe('global');
    expect(screen.getByText('Escolhidos').parentElement?.textContent).toBe('Escolhidos1 fundo');
  });

  it("keep what was chosen for a client who comes back by 'Investir de novo' of another fund", async () => {
    const { navigation } = open(START);
    await tick(NEW.name);
    act(() => navigation.push('/movements/last-movements'));
    await screen.findByText('Nenhuma movimentação encontrada.');
    act(() => navigation.push(START, { fundName: HELD.name }));
    expect(await screen.findByRole('checkbox', { name: NEW.name, checked: true })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: HELD.name, checked: true })).toBeNull();
  });

  it('are where a document without a fund goes back to', async () => {
    const { navigation } = open('/movements/investment/terms');
    await waitFor(() => expect(navigation.path()).toBe(START));
  });
});

describe('an investment of the last two days', () => {
  it('is asked about by the button, and only a yes goes on [R571] [R572] [R573] [R574]', async () => {
    const { navigation } = open(START, { movements: TE.right([RECENT]) });
    await choose();
    const dialog = await screen.findByRole('dialog', { name: 'Deseja continuar?' });
    expect(dialog.textContent).toContain('Você já realizou um investimento nos últimos 2 dias.');
    await press('Não');
    expect([screen.queryByRole('dialog'), navigation.path()]).toEqual([null, START]);
    await press('Investir');
    await press('Sim');
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/apply'));
  });

  it.each([
    ['without one [R575]', []],
    ['for an older one [R576]', [applied('2026-11-18T14:59:59-03:00')]],
    ['for a redemption [R577]', [movement()]],
  ])('is not asked about %s', async (_, movements) => {
    const { navigation } = open(START, { movements: TE.right(movements) });
    await choose();
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/apply'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked about when nobody knows the orders (decision Q083)', async () => {
    open(START, { movements: TE.left(unreachable) });
    await choose();
    expect(await screen.findByRole('dialog', { name: 'Deseja continuar?' })).toBeTruthy();
  });
});
