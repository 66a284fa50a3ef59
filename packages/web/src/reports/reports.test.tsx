import { instant } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import { makeListReports, type Reports } from '@aroeira/domain/reports';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { ROUTES } from '../app/routes.ts';
import { REPORTS } from './reports.module.ts';
import { onReports } from './testing/open-reports.ts';

const listed = async (name: string) => {
  const section = await screen.findByRole('region', { name });
  return within(section)
    .getAllByRole('link')
    .map((link) => [...link.querySelectorAll('.grow > span')].map((line) => line.textContent));
};

const rows = () => screen.getAllByRole('listitem').map((row) => within(row));
const OF_OCTOBER = 'Receber por e-mail Outubro de 2026';

it('offers the last three closed months for statements, the latest first [R505]', async () => {
  await onReports();
  expect(await listed('Extratos mensais')).toEqual([
    ['Outubro de 2026', '01/10/2026 a 31/10/2026'],
    ['Setembro de 2026', '01/09/2026 a 30/09/2026'],
    ['Agosto de 2026', '01/08/2026 a 31/08/2026'],
  ]);
});

it('offers five quick periods with their days [R508] [R509] [R510] [R511] [R512] [R534]', async () => {
  await onReports();
  expect(await listed('Períodos rápidos')).toEqual([
    ['Hoje', '20/11/2026'],
    ['Ontem', '19/11/2026'],
    ['Esta semana', '15/11/2026 a 20/11/2026'],
    ['Este mês', '01/11/2026 a 20/11/2026'],
    ['Desde o início do ano', '01/01/2026 a 20/11/2026'],
  ]);
});

it('says that the periods did not load, and lists them after another try [R532]', async () => {
  let now = instant(Date.UTC(10_000, 0, 2));
  await onReports({ also: (put) => put(REPORTS.ListReports, makeListReports({ now: () => now })) });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocorreu um erro ao carregar os períodos disponíveis.',
  );
  now = instant(Date.UTC(2026, 10, 20, 15));
  await press('Tentar novamente');
  expect(await listed('Períodos rápidos')).toHaveLength(5);
});

it('opens a report with its period and its source in the navigation state', async () => {
  const { navigation, go } = await onReports();
  await userEvent.click(await screen.findByRole('link', { name: /^Outubro de 2026/ }));
  expect([navigation.path(), navigation.state()]).toEqual([
    '/reports/2026-10-31',
    {
      source: 'statement',
      period: {
        date: '2026-10-31',
        description: 'Outubro de 2026',
        localFileName: '2026-10',
        from: '2026-10-01',
        to: '2026-10-31',
      },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Extrato de outubro de 2026' })).toBeTruthy();
  await go('/reports');
  await userEvent.click(await screen.findByRole('link', { name: /^Este mês/ }));
  expect([navigation.path(), navigation.state()]).toMatchObject([
    '/reports/this-month',
    { source: 'generated', period: { date: 'this-month', localFileName: '2026-11-01_a_2026-11-20' } },
  ]);
  expect(await screen.findByRole('heading', { name: 'Relatório: este mês' })).toBeTruthy();
});

it('sends a statement by e-mail, says so, and marks the row [R525]', async () => {
  const { asked } = await onReports();
  await press(OF_OCTOBER);
  expect(await screen.findByText('Tudo certo! Seu relatório foi enviado para o seu e-mail.')).toBeTruthy();
  expect(asked).toEqual(['email 2026-10-31']);
  const marks = rows().map((row) => row.queryByText(/^Enviado para o seu/) !== null);
  expect(marks).toEqual([true, ...Array(7).fill(false)]);
});

it('says in the row that the e-mail failed, and forgets it with the next try (decision Q015)', async () => {
  let answers = 0;
  const email = () => ((answers += 1) === 1 ? TE.left(unreachable) : TE.right(undefined));
  await onReports({ changes: { email } });
  await press(OF_OCTOBER);
  await screen.findByRole('alert');
  expect(rows().map((row) => row.queryByRole('alert')?.textContent)).toEqual([
    'Ocorreu um erro, tente novamente mais tarde.',
    ...Array(7).fill(undefined),
  ]);
  expect(screen.queryByText(/^Enviado para o seu/)).toBeNull();
  await press(OF_OCTOBER);
  expect(await screen.findByText(/^Enviado para o seu/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes no second press while an e-mail is on its way (decision Q015)', async () => {
  const sent: string[] = [];
  let answer = (): void => undefined;
  const slow: Reports['email'] = ({ date }) => {
    sent.push(date);
    return TE.fromTask(() => new Promise<void>((resolve) => (answer = resolve)));
  };
  await onReports({ changes: { email: slow } });
  await press(OF_OCTOBER);
  const button = screen.getByRole('button', { name: OF_OCTOBER });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press(OF_OCTOBER);
  expect(sent).toEqual(['2026-10-31']);
  await act(async () => answer());
  expect(button.getAttribute('aria-disabled')).toBe('false');
});

it.each(['/reports', '/reports/2026-10-31'] as const)(
  '%s leads a client without the permission to the dashboard [R516]',
  async (path) => {
    const standings = standingsServer({ approval: 'analysis' });
    const { navigation } = openApp(path, {
      memory: signedIn(),
      routes: ROUTES,
      also: (put) => put(REGISTRATION.Standings, standings),
    });
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  },
);
