import { twoStepServer } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { refused, unreachable } from '@aroeira/domain/kernel/testing';
import type { Positions } from '@aroeira/domain/position';
import { HOLDINGS, positions } from '@aroeira/domain/position/testing';
import type { Approval, CheckListItem, Planner } from '@aroeira/domain/registration';
import { checkList, standingsServer } from '@aroeira/domain/registration/testing';
import type { Renewal } from '@aroeira/domain/renewal';
import { renewal, renewalsServer } from '@aroeira/domain/renewal/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { RENEWAL } from '../renewal/renewal.tokens.ts';
import { ROUTES } from '../app/routes.ts';

interface Client {
  readonly approval?: Approval;
  readonly missing?: readonly CheckListItem[];
  readonly hasPension?: boolean;
  readonly isCompany?: boolean;
  readonly planner?: Planner;
  readonly renewal?: Partial<Renewal>;
  readonly positions?: Positions;
  readonly standing?: TE.TaskEither<CallFailure, never>;
  readonly isUndecided?: boolean;
}

const MARINA: Planner = { id: 2, name: 'Marina Cavalcanti', type: 'planner' };
const OF_PENSION: Planner = { id: 4, name: 'Paulo Prev', type: 'pension' };

/** The dashboard of a client, once everything is there. Only the server, the device and the clock are fakes. */
const onDashboard = async (client: Client = {}) => {
  const standings = standingsServer({
    form: client.standing ?? TE.right({ formId: 31, approval: client.approval ?? 'approved', verdict: 'ok' }),
    checkList: TE.right(checkList(client.missing)),
    hasPension: TE.right(client.hasPension ?? false),
    isCompany: client.isCompany ?? false,
    ...(client.planner && { planner: client.planner }),
  });
  const renewals = renewalsServer({ of: TE.right(renewal({ status: 'ok', ...client.renewal })) });
  const holdings = client.positions ?? positions();
  const app = openApp('/dashboard', {
    memory: signedIn(),
    routes: ROUTES,
    positions: holdings,
    twoStep: twoStepServer(client.isUndecided === true ? 'not-chosen' : 'off'),
    also: (put) => {
      put(REGISTRATION.Standings, standings);
      put(RENEWAL.Renewals, renewals);
    },
  });
  await screen.findByRole('navigation', { name: 'Serviços' });
  await waitFor(() => expect(screen.queryByText('Sincronizando')).toBeNull());
  app.pass(2000);
  return { ...app, standings, renewals };
};

const cards = () => screen.getByRole('navigation', { name: 'Serviços' });
const openMenu = async () => {
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Atalhos' })).getByRole('button'));
  return screen.getByRole('dialog', { name: 'Menu' });
};
const closed = (place: HTMLElement, name: string, reason: string) =>
  within(place).getByRole('button', { name: `${name} ${reason}` });

describe('the shortcut cards', () => {
  it('are four, in the order of the menu, and lead to their pages [R473]', async () => {
    await onDashboard();
    const links = within(cards()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Investir e Resgatar', '/movements'],
      ['Relatório', '/reports'],
      ['Dados da previdência', '/welfare'],
      ['Liberdade', '/liberty-home'],
    ]);
  });

  it('and the menu close investing together while the registration is not approved, and say why [R477] [R479]', async () => {
    const { navigation } = await onDashboard({ approval: 'analysis' });
    await userEvent.click(closed(cards(), 'Investir e Resgatar', 'Cadastro em análise.'));
    expect(navigation.path()).toBe('/dashboard');
    const entry = closed(await openMenu(), 'Investir e Resgatar', 'Cadastro em análise.');
    expect(entry.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(entry);
    expect(navigation.path()).toBe('/dashboard');
  });

  it('and the menu close investing for a client of a pension adviser [R478] [R479]', async () => {
    await onDashboard({ planner: OF_PENSION });
    closed(cards(), 'Investir e Resgatar', 'Seu atendimento é de previdência.');
    closed(await openMenu(), 'Investir e Resgatar', 'Seu atendimento é de previdência.');
  });

  it('and the menu close the reports for a client who may not see them [R480]', async () => {
    await onDashboard({ approval: 'notApproved' });
    closed(cards(), 'Relatório', 'Cadastro não aprovado.');
    closed(await openMenu(), 'Relatório', 'Cadastro não aprovado.');
  });

  it('close investing when the position failed, and open it when a retry goes well', async () => {
    const { pass } = await onDashboard({ positions: positions(TE.left(refused('ERR500')), TE.right(HOLDINGS)) });
    closed(cards(), 'Investir e Resgatar', 'A sua posição não carregou.');
    await press('Tentar novamente');
    pass(2000);
    expect(await within(cards()).findByRole('link', { name: 'Investir e Resgatar' })).toBeTruthy();
  });
});

describe('the side menu', () => {
  it('has eight entries in their order, and each leads somewhere [R476]', async () => {
    await onDashboard();
    const entries = within(await openMenu()).getAllByText(/./, { selector: '.nav-link' });
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Investir e Resgatar', '/movements'],
      ['Relatório', '/reports'],
      ['Previdência', '/welfare'],
      ['Liberdade', '/liberty-home'],
      ['Fale conosco', '/talk-to-aroeira'],
      ['Avaliar o aplicativo', '/evaluate-app'],
      ['Fechar aplicativo', null],
      ['Sair da conta', null],
    ]);
  });
});

describe('the card of the planner', () => {
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('names the planner and opens the page to talk to them [R474]', async () => {
    await onDashboard({ planner: MARINA });
    const card = screen.getByRole('region', { name: 'Fale com seu Planejador' });
    expect(card.textContent).toContain('Marina Cavalcanti');
    expect(link('Enviar mensagem')).toBe('/profile-talktoplanner');
  });

  it('opens the same page without a planner [R481]', async () => {
    await onDashboard();
    expect(screen.getByText('Você não possui um Planejador Aroeira')).toBeTruthy();
    expect(link('Falar com o atendimento')).toBe('/profile-talktoplanner');
  });

  it('still opens it when the planner could not be asked for', async () => {
    await onDashboard({ standing: TE.left(unreachable) });
    expect(link('Enviar mensagem')).toBe('/profile-talktoplanner');
  });
});

const COMPLETE = 'Completar cadastro';
const RENEW = 'Renovação cadastral';
const hasLink = (name: string) => screen.queryByRole('link', { name }) !== null;
const unfinished = { approval: 'started', missing: ['pep', 'bankAccounts'] } as const;
const nothingHeld = positions(TE.right([]));

describe('a client who holds nothing (decision 0378)', () => {
  const main = () => within(screen.getByRole('main'));

  it('reads one sentence, and may invest', async () => {
    await onDashboard({ positions: nothingHeld });
    expect(await screen.findByText('Aguardando o primeiro aporte')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Investir' }).getAttribute('href')).toBe('/movements/investment');
  });

  it('has no button when investing is closed, and reads why', async () => {
    await onDashboard({ positions: nothingHeld, planner: OF_PENSION });
    expect(await screen.findByText('Aguardando o primeiro aporte')).toBeTruthy();
    expect(main().queryByRole('link', { name: 'Investir' })).toBeNull();
    const empty = main().getByText('Aguardando o primeiro aporte').parentElement;
    expect(within(empty ?? document.body).getByText('Seu atendimento é de previdência.')).toBeTruthy();
  });
});

describe('the call to action', () => {
  it('completes the registration, in place of investments that are not there [R287] [R466]', async () => {
    await onDashboard({ ...unfinished, positions: nothingHeld });
    const link = screen.getByRole('link', { name: COMPLETE });
    expect(link.getAttribute('href')).toBe('/registration/form/authStart');
    expect(screen.getByText('Falta preencher: pessoa politicamente exposta, contas bancárias.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Investimentos' })).toBeNull();
  });

  it.each([
    [
      'not to complete it for a client of a pension adviser [R467]',
      { ...unfinished, planner: OF_PENSION, positions: nothingHeld },
      [],
    ],
    [
      'to complete it when a renewal is due too [R468]',
      { ...unfinished, renewal: { status: 'available' } },
      [COMPLETE],
    ],
    ['to renew when a renewal is available [R416]', { renewal: { status: 'available' } }, [RENEW]],
    ['none otherwise [R469]', {}, []],
  ] as const)('is %s, and hides no investments', async (_, client, links) => {
    await onDashboard(client);
    expect([COMPLETE, RENEW].filter(hasLink)).toEqual(links);
    expect(screen.getByRole('heading', { name: 'Investimentos' })).toBeTruthy();
  });

  it('of a company is to talk to its planner, who registers it (decision 0290)', async () => {
    await onDashboard({ ...unfinished, isCompany: true, positions: nothingHeld });
    expect(hasLink(COMPLETE)).toBe(false);
    const card = within(screen.getByRole('region', { name: 'Cadastro de empresa' }));
    expect(card.getByText('Para cadastro PJ, entre em contato com seu Planejador')).toBeTruthy();
    const talk = card.getByRole('link', { name: 'Falar com o Planejador' });
    expect(talk.getAttribute('href')).toBe('/profile-talktoplanner');
  });

  it('of a client of a pension adviser tells what the staff ask for, and whom to talk to (decision 0265)', async () => {
    await onDashboard({ approval: 'pendingAdjustment', missing: ['documents'], planner: OF_PENSION });
    expect(hasLink(COMPLETE)).toBe(false);
    const card = within(screen.getByRole('region', { name: 'Ajuste pendente' }));
    expect(
      card.getByText('Há um ajuste pendente no seu cadastro: documentos. Fale com o seu Planejador.'),
    ).toBeTruthy();
    expect(card.getByRole('link', { name: 'Falar com o Planejador' }).getAttribute('href')).toBe(
      '/profile-talktoplanner',
    );
  });
});

describe('the renewal', () => {
  afterEach(() => sessionStorage.clear());
  const modal = () => screen.findByRole('dialog', { name: RENEW });

  it('that is available asks once in a session; the postpone button closes the modal [R403] [R405]', async () => {
    const { navigation } = await onDashboard({ renewal: { status: 'available' } });
    expect(await modal()).toBeTruthy();
    await press('Agora não');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigation.path()).toBe('/dashboard');
    act(() => navigation.push('/profile'));
    await screen.findByRole('heading', { name: 'Minhas informações' });
    act(() => navigation.push('/dashboard'));
    expect(await screen.findByRole('link', { name: RENEW })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    // A full load of the page is the same session.
    cleanup();
    await onDashboard({ renewal: { status: 'available' } });
    expect(await screen.findByRole('link', { name: RENEW })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was signed is over: the client closes the modal, and the server is told [R395] [R406]', async () => {
    const { renewals, standings } = await onDashboard({ renewal: { status: 'expired', step: 'signed' } });
    expect((await modal()).textContent).toContain('A renovação do seu cadastro foi concluída.');
    await press('Fechar');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(renewals.asked).toEqual(['status of 7', 'step done', 'status of 7']));
    // The verdict that closed investing is asked for again.
    await waitFor(() => expect(standings.asked.filter((call) => call === 'form of 7')).toHaveLength(2));
  });

  it('comes after the question about two-step verification, and starts at its check list [R404]', async () => {
    const { navigation } = await onDashboard({ renewal: { status: 'available' }, isUndecided: true });
    expect(await screen.findByRole('dialog', { name: 'Autenticação em duas etapas' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await press('Ativar');
    expect(await modal()).toBeTruthy();
    await press('Iniciar!');
    expect(navigation.path()).toBe('/registration/renew');
  });
});

describe('an expired renewal', () => {
  const openAt = (path: string) =>
    openApp(path, {
      memory: signedIn(),
      routes: ROUTES,
      also: (put) => put(RENEWAL.Renewals, renewalsServer({ of: TE.right(renewal({ status: 'expired' })) })),
    });

  it('sends the client to its check list, on the first dashboard of a session only [R391]', async () => {
    const { navigation } = openAt('/dashboard');
    await waitFor(() => expect(navigation.path()).toBe('/registration/renew'));
    await screen.findByRole('heading', { name: 'Renovação cadastral' });
    act(() => navigation.push('/dashboard'));
    expect(await screen.findByRole('link', { name: RENEW })).toBeTruthy();
    expect(navigation.path()).toBe('/dashboard');
  });

  it('leaves a client on the dashboard who loaded the check list again and came back from it (decision 0062)', async () => {
    const { navigation } = openAt('/registration/renew');
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar' }));
    expect(await screen.findByRole('link', { name: RENEW })).toBeTruthy();
    expect(navigation.path()).toBe('/dashboard');
  });
});
