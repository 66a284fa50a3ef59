import { unreachable } from '@aroeira/domain/kernel/testing';
import { instant } from '@aroeira/domain/kernel';
import { makeListReports, type Reports } from '@aroeira/domain/reports';
import { reports } from '@aroeira/domain/reports/testing';
import { checkList, standingsServer } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { ROUTES } from '../shell/routing/routes.ts';
import { REPORTS } from './reports.tokens.ts';

/** Ana on the list of reports, on 20 November 2026. Only the server and the clock are fakes. */
const onList = async (changes: Partial<Reports> = {}) => {
  const server = { ...reports(), ...changes };
  const app = openApp('/reports', {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => put(REPORTS.Reports, server),
  });
  await screen.findByRole('heading', { level: 1, name: 'Relatórios' });
  return { ...app, server };
};

const listed = async (name: string) => {
  const section = await screen.findByRole('region', { name });
  return within(section)
    .getAllByRole('link')
    .map((link) => [...link.querySelectorAll('.grow > span')].map((line) => line.textContent));
};

const october = async () => (await screen.findAllByRole('listitem'))[0]!;

it('offers the last three closed months for statements, the latest first [R505]', async () => {
  await onList();
  expect(await listed('Extratos mensais')).toEqual([
    ['Outubro de 2026', '01/10/2026 a 31/10/2026'],
    ['Setembro de 2026', '01/09/2026 a 30/09/2026'],
    ['Agosto de 2026', '01/08/2026 a 31/08/2026'],
  ]);
});

it('offers five quick periods with their days [R508] [R509] [R510] [R511] [R512] [R534]', async () => {
  await onList();
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
  openApp('/reports', {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) => put(REPORTS.ListReports, makeListReports({ now: () => now })),
  });
  const alert = await screen.findByText('Ocorreu um erro ao carregar os períodos disponíveis.');
  expect(alert).toBeTruthy();
  now = instant(Date.UTC(2026, 10, 20, 15));
  await press('Tentar novamente');
  expect(await listed('Períodos rápidos')).toHaveLength(5);
});

it('opens a report with its period and its source in the navigation state', async () => {
  const { navigation } = await onList();
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
  await act(async () => navigation.push('/reports'));
  await userEvent.click(await screen.findByRole('link', { name: /^Este mês/ }));
  expect([navigation.path(), navigation.state()]).toMatchObject([
    '/reports/this-month',
    { source: 'generated', period: { date: 'this-month', localFileName: '2026-11-01_a_2026-11-20' } },
  ]);
});

it('sends a statement by e-mail, says so, and marks the row [R525]', async () => {
  const { server } = await onList();
  await press('Receber por e-mail Outubro de 2026');
  expect(await screen.findByText('Tudo certo! Seu relatório foi enviado para o seu e-mail.')).toBeTruthy();
  expect(server.asked).toEqual(['email 2026-10-31']);
  const marks = screen.getAllByRole('listitem').map((row) => within(row).queryByText('Enviado para o seu e-mail'));
  expect(marks.map((mark) => mark !== null)).toEqual([true, ...Array(7).fill(false)]);
});

it('says in the row that the e-mail failed, and forgets it with the next try (decision Q015)', async () => {
  let answers = 0;
  await onList({ email: () => ((answers += 1) === 1 ? TE.left(unreachable) : TE.right(undefined)) });
  await press('Receber por e-mail Outubro de 2026');
  const failed = await within(await october()).findByRole('alert');
  expect(failed.textContent).toBe('Ocorreu um erro, tente novamente mais tarde.');
  expect(screen.queryByText('Enviado para o seu e-mail')).toBeNull();
  await press('Receber por e-mail Outubro de 2026');
  expect(await within(await october()).findByText('Enviado para o seu e-mail')).toBeTruthy();
  expect(within(await october()).queryByRole('alert')).toBeNull();
});

it('takes no second press while an e-mail is on its way (decision Q015)', async () => {
  const sent: string[] = [];
  let answer = (): void => undefined;
  const slow: Reports['email'] = ({ date }) => {
    sent.push(date);
    return TE.fromTask(() => new Promise<void>((resolve) => (answer = resolve)));
  };
  await onList({ email: slow });
  await press('Receber por e-mail Outubro de 2026');
  const button = screen.getByRole('button', { name: 'Receber por e-mail Outubro de 2026' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await press('Receber por e-mail Outubro de 2026');
  expect(sent).toEqual(['2026-10-31']);
  await act(async () => answer());
  expect(button.getAttribute('aria-disabled')).toBe('false');
});

it('leads a client without the permission to the dashboard [R516]', async () => {
  const app = openApp('/reports', {
    memory: signedIn(),
    routes: ROUTES,
    also: (put) =>
      put(
        REGISTRATION.Standings,
        standingsServer({
          form: TE.right({ formId: 31, approval: 'analysis', verdict: 'ok' }),
          checkList: TE.right(checkList()),
          hasPension: TE.right(false),
        }),
      ),
  });
  await waitFor(() => expect(app.navigation.path()).toBe('/dashboard'));
  expect(screen.queryByText('Extratos mensais')).toBeNull();
});
