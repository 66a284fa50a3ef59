import { noPlannerPhotos } from '@aroeira/domain/contact/testing';
import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import { ANA, clockAt, manualScheduler, refused } from '@aroeira/domain/kernel/testing';
import { makeLoadPosition, type Holding } from '@aroeira/domain/position';
import { holding, HOLDINGS, positions } from '@aroeira/domain/position/testing';
import { session } from '@aroeira/domain/access/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { Kept } from '../shell/session/kept.ts';
import { portalSession } from '../shell/session/testing/portal-session.ts';
import { DashboardScreen } from './dashboard.screen.tsx';
import { DashboardViewModel } from './dashboard.view-model.ts';

type Answer = TE.TaskEither<CallFailure, readonly Holding[]>;

// Only the server, the clock and the timers are fakes.
const visit = (...answers: readonly Answer[]) => {
  const server = positions(...answers);
  const time = manualScheduler();
  const did: string[] = [];
  const kept: (readonly [string, FileContent])[] = [];
  const model = new DashboardViewModel({
    session: session(),
    position: new Kept(portalSession(), ({ document }) => makeLoadPosition(server)(document)),
    clock: clockAt('2026-11-20T15:00:00-03:00'),
    scheduler: time,
    opened: () => undefined,
    keepFile: (file, name) => void kept.push([name, file]),
  });
  render(
    <DashboardScreen
      model={model}
      frame={{
        brand: 'Aroeira',
        openMenu: () => did.push('menu'),
        closeApp: () => did.push('close'),
        photo: undefined,
      }}
      services={[]}
      planner={{ _tag: 'None' }}
      plannerPhotos={noPlannerPhotos}
      ofYear={undefined}
      investing={{ _tag: 'Open' }}
      action={undefined}
    />,
    { wrapper: Router },
  );
  return { server, model, did, kept, pass: (milliseconds: number) => act(() => time.pass(milliseconds)) };
};

const arrive = async (...answers: readonly Answer[]) => {
  const page = visit(...answers);
  await act(page.model.open);
  page.pass(2000);
  return page;
};

const AMOUNTS = ['500,00', '250,00', '0,01', '249,99', '1.000,00', '1.000<'];
/** All text of the page, with the names for screen readers. */
const shown = () => document.body.innerHTML.replaceAll('&nbsp;', ' ');
const cells = () =>
  within(screen.getByRole('table', { name: 'Carteira por tipo de fundo' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('a position that loads', () => {
  it('says Sincronizando [R461]', () => {
    const { model } = visit(() => new Promise(() => undefined));
    act(() => void model.open());
    expect(screen.getByRole('status').textContent).toBe('Sincronizando');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says Tudo pronto! for two seconds before the position appears [R462]', async () => {
    const { model, pass } = visit();
    await act(model.open);
    pass(1999);
    expect(screen.getByRole('status').textContent).toBe('Tudo pronto!');
    expect(screen.queryByRole('table')).toBeNull();
    pass(1);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('table')).toBeTruthy();
  });
});

describe('the header', () => {
  it('has menu, profile and close-app icons and a greeting [R470]', async () => {
    const { did } = await arrive();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boa tarde, Ana');
    expect(screen.getByText('Posição em 20/11/2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aplicativo' }));
    expect(did).toEqual(['menu', 'close']);
    expect(screen.getByRole('link', { name: 'Perfil' }).getAttribute('href')).toBe('/profile');
  });

  it('hides every amount until the client asks for it, and shows the percents [R471]', async () => {
    await arrive();
    expect(AMOUNTS.filter((amount) => shown().includes(amount))).toEqual([]);
    expect(cells()[0]).toEqual(['Renda Fixa', '50,00', 'R$\u00a0••••••Valor oculto']);
  });

  it('shows the amounts, and masks them again [R472]', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar posição' }));
    expect(screen.getByRole('banner').textContent).toContain('R$ 1.000,00');
    expect(AMOUNTS.filter((amount) => !shown().includes(amount))).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar posição' }));
    expect(AMOUNTS.filter((amount) => shown().includes(amount))).toEqual([]);
  });
});

describe('the investments', () => {
  it('appear under their title, with percent, amount and total by fund type [R469] [R485] [R486] [R487]', async () => {
    await arrive();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar posição' }));
    expect(screen.getByRole('heading', { name: 'Investimentos' })).toBeTruthy();
    expect(cells()).toEqual([
      ['Renda Fixa', '50,00', 'R$\u00a0500,00'],
      ['Multimercado', '25,00', 'R$\u00a0250,00'],
      ['Ações', '0,00', 'R$\u00a00,01'],
      ['Prev Cons', '25,00', 'R$\u00a0249,99'],
      ['Total', '100,00', 'R$\u00a01.000,00'],
    ]);
  });

  it('have a slice for each type with a positive amount, and none for zero or less [R484] [R488]', async () => {
    await arrive(TE.right([...HOLDINGS, holding('PREV_BALANC', -1)]));
    const slices = screen.getAllByRole('graphics-symbol').map((slice) => slice.getAttribute('aria-label'));
    expect(slices).toEqual(['Renda Fixa: 50,00%', 'Multimercado: 25,00%', 'Ações: 0,00%', 'Prev Cons: 25,00%']);
  });

  it('have money without cents in the ring, of the whole and of a slice [R504]', async () => {
    await arrive();
    const ring = () => document.querySelector('.donut-centre')?.textContent;
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Mostrar posição');
    expect(ring()).toBe('TotalR$\u00a01.000');
    await userEvent.hover(screen.getByRole('graphics-symbol', { name: /^Multimercado/ }));
    expect(ring()).toBe('Multimercado25,00%R$\u00a0250');
    await press('Ocultar posição');
    expect(ring()).toBe('Multimercado25,00%R$\u00a0••••••Valor oculto');
  });

  it('keep a type that the catalogue does not know, in grey', async () => {
    await arrive(TE.right([holding('CRIPTO', 1)]));
    expect(cells()[0]?.[0]).toBe('CRIPTO');
    expect(screen.getByRole('graphics-symbol').getAttribute('class')).toBe('tone-unknown');
  });

  it.each([
    ['no entries [R489]', []],
    ['nothing but zeros [R490]', [holding('ACOES', 0)]],
  ])('wait for the first contribution with %s', async (_, held) => {
    await arrive(TE.right(held));
    expect(await screen.findByRole('heading', { name: 'Aguardando o primeiro aporte' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the spreadsheet', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('has the lines, percents and total of the table, once they are shown [R471]', async () => {
    const { kept } = await arrive();
    expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
    await press('Mostrar posição');
    await press('Baixar CSV');
    expect(kept.map(([name, { contentType, bytes }]) => [name, contentType, new TextDecoder().decode(bytes)])).toEqual([
      [
        'posicao-2026-11-20.csv',
        'text/csv;charset=utf-8',
        [
          'Tipo;Valor (R$);%;Previdência',
          'Renda Fixa;500,00;50,00;Não',
          'Multimercado;250,00;25,00;Não',
          'Ações;0,01;0,00;Não',
          'Prev Cons;249,99;25,00;Sim',
          'Total;1000,00;100,00;',
        ].join('\r\n'),
      ],
    ]);
  });

  it('is not there for a client who holds nothing', async () => {
    await arrive(TE.right([]));
    await press('Mostrar posição');
    expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
  });
});

describe('a position that failed to load', () => {
  it('shows the sentence about maintenance, until another try shows the position [R463] [R464] [R465]', async () => {
    const { server, pass } = await arrive(TE.left(refused('ERR500')), TE.right(HOLDINGS));
    expect(screen.getByRole('alert').textContent).toContain(
      'Ops! Nossos sistemas estão sendo atualizados. Tente novamente em alguns instantes.',
    );
    expect(screen.queryByRole('button', { name: /posição/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    pass(2000);
    expect(server.asked).toEqual([ANA, ANA]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table')).toBeTruthy();
  });
});
