import { answering } from '@aroeira/adapters-http/http/testing';
import { makeHttpSuitabilities } from '@aroeira/adapters-http/suitability';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { renewal } from '@aroeira/domain/renewal/testing';
import { calendarDay } from '@aroeira/domain/kernel';
import { investorProfile, questionnaire, suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { openQuestionnaire } from './testing/open-questionnaire.tsx';

const START = '/registration/suitability/start';
const REMAKE = { state: { purpose: 'remake' } };
const RENEW = { state: { purpose: 'renew' }, renewal: renewal({ step: 'financial' }) };

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const shown = async (question: number) => screen.findByText(`${question} de 3`);

/** Answers the three questions, always with the same answer. */
const answerAll = async (name = 'Crescer') => {
  for (const question of [1, 2, 3]) {
    await shown(question);
    await choose(name);
    await press('Próximo');
  }
};

describe('a question', () => {
  it('stands alone on its page, with its place among all [R363]', async () => {
    const { navigation } = await openQuestionnaire(`${START}/0`, REMAKE);
    await shown(1);
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
    expect(screen.getByText('Pergunta 1')).toBeTruthy();
    await choose('Crescer');
    await press('Próximo');
    await shown(2);
    expect([navigation.path(), screen.queryByText('Pergunta 1')]).toEqual([`${START}/1`, null]);
  });

  it('cannot be left forward without an answer [R364]', async () => {
    const { navigation } = await openQuestionnaire(`${START}/0`, REMAKE);
    await press('Próximo');
    expect((await screen.findByRole('alert')).textContent).toBe('* Escolha uma opção');
    expect(navigation.path()).toBe(`${START}/0`);
    await choose('Preservar');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('beyond the first without an answer leads back to that one, and another text to the introduction', async () => {
    const { navigation } = await openQuestionnaire(`${START}/2`, REMAKE);
    await shown(1);
    expect([navigation.path(), navigation.state()]).toEqual([`${START}/0`, { purpose: 'remake' }]);
    await openQuestionnaire(`${START}/abc`, REMAKE);
    expect(await screen.findByRole('heading', { name: 'Vamos conhecer o seu perfil' })).toBeTruthy();
  });

  it('comes after the introduction', async () => {
    const { navigation } = await openQuestionnaire(START, REMAKE);
    expect(await screen.findByText(/^São 3 perguntas/)).toBeTruthy();
    await press('Começar');
    await shown(1);
    expect(navigation.path()).toBe(`${START}/0`);
  });

  it('comes after a head that stands while the questions load', async () => {
    const silent = TE.fromTask<never>(() => new Promise(() => undefined));
    await openQuestionnaire(START, { ...REMAKE, suitabilities: suitabilitiesServer({ questionnaire: silent }) });
    expect(await screen.findByRole('heading', { name: 'Vamos conhecer o seu perfil' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Começar' })).toBeNull();
  });

  it('that did not load can be loaded again', async () => {
    let calls = 0;
    const failing = suitabilitiesServer();
    const suitabilities = {
      ...failing,
      questionnaire:
        (clientId: number): ReturnType<typeof failing.questionnaire> =>
        async () =>
          calls++ === 0 ? E.left(unreachable) : failing.questionnaire(clientId)(),
    };
    await openQuestionnaire(`${START}/0`, { ...REMAKE, suitabilities });
    expect(await screen.findByText('Não foi possível carregar o questionário')).toBeTruthy();
    await press('Tentar novamente');
    await shown(1);
  });
});

describe('the guard of the questionnaire', () => {
  it.each([
    ['a client whom nothing lets answer', { approval: 'sentToBank' as const }],
    ['a renewal that is not due', { state: { purpose: 'renew' } }],
    ['a remake before the approval', { ...REMAKE, approval: 'sentToBank' as const }],
  ])('sends %s to the dashboard', async (_, world) => {
    const { navigation } = await openQuestionnaire(`${START}/0`, world);
    await waitFor(() => expect(navigation.path()).toBe('/dashboard'));
  });

  it('opens for a first registration, a due renewal and a due suitability', async () => {
    await openQuestionnaire(`${START}/0`, { approval: 'pendingAdjustment' });
    await shown(1);
    await openQuestionnaire(`${START}/1`, RENEW);
    expect(await screen.findAllByText('1 de 3')).toHaveLength(2);
    await openQuestionnaire(`${START}/0`, { ...REMAKE, approval: 'sentToBank', isRenewed: TE.right(false) });
    expect(await screen.findAllByText('1 de 3')).toHaveLength(3);
  });
});

describe('the wait', () => {
  it('says PERFEITO! for 3 seconds, and then shows the result [R368]', async () => {
    const { navigation, pass, suitabilities, reports } = await openQuestionnaire(`${START}/0`, REMAKE);
    await answerAll();
    expect(await screen.findByRole('heading', { name: 'PERFEITO!' })).toBeTruthy();
    expect(navigation.path()).toBe('/registration/suitability/process');
    await waitFor(() => expect(reports.sent).toEqual([{ clientId: 7, part: 'suitability', fields: ['answers'] }]));
    expect(suitabilities.sent).toEqual([{ formId: 31, questionnaireId: 1, answers: [12, 22, 32], purpose: 'remake' }]);
    pass(2999);
    expect(navigation.path()).toBe('/registration/suitability/process');
    pass(1);
    expect(navigation.path()).toBe('/registration/suitability/success');
  });

  it('sends the answers and the purpose to POST suitabilities/saveSuitability [R367]', async () => {
    const { http, calls, seen } = answering(200, {});
    const suitabilities = { ...suitabilitiesServer(), save: makeHttpSuitabilities(http).save };
    await openQuestionnaire(`${START}/0`, { ...REMAKE, suitabilities });
    await answerAll();
    await waitFor(() => expect(calls()).toEqual(['POST /suitabilities/saveSuitability/31/1']));
    expect(seen[0]?.body).toEqual({ answers: [12, 22, 32], savePurpose: 'remake' });
  });

  it('sets the step of a renewal', async () => {
    const { renewals } = await openQuestionnaire(`${START}/0`, RENEW);
    await answerAll();
    await waitFor(() => expect(renewals.asked).toContain('step signature'));
  });

  it('says that the profile failed, keeps the answers and sends them again [R370]', async () => {
    const server = suitabilitiesServer();
    const suitabilities = {
      ...server,
      save:
        (sent: Parameters<typeof server.save>[0]): ReturnType<typeof server.save> =>
        async () => {
          const saved = await server.save(sent)();
          return server.sent.length === 1 ? E.left(unreachable) : saved;
        },
    };
    const { navigation, pass } = await openQuestionnaire(`${START}/0`, { ...REMAKE, suitabilities });
    await answerAll('Preservar');
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro ao processar o perfil.');
    pass(3000);
    expect(navigation.path()).toBe('/registration/suitability/process');
    await press('Tentar novamente');
    await waitFor(() => expect(navigation.path()).toBe('/registration/suitability/success'));
    expect(server.sent.map((sent) => sent.answers)).toEqual([
      [11, 21, 31],
      [11, 21, 31],
    ]);
  });

  it('leads a client without answers to the introduction', async () => {
    const { navigation } = await openQuestionnaire('/registration/suitability/process', REMAKE);
    expect(await screen.findByRole('heading', { name: 'Vamos conhecer o seu perfil' })).toBeTruthy();
    expect(navigation.path()).toBe(START);
  });
});

describe('the result', () => {
  const success = '/registration/suitability/success';

  it('shows the name of the profile, what it means and Próximo, which leads on [R369]', async () => {
    const { navigation } = await openQuestionnaire(success, REMAKE);
    expect(await screen.findByRole('heading', { name: 'Moderado' })).toBeTruthy();
    expect(screen.getByText('A maior parte fica em Renda Fixa.')).toBeTruthy();
    await press('Próximo');
    expect(navigation.path()).toBe('/dashboard');
  });

  it('of a remake also offers to sign the terms again (decision 0223)', async () => {
    const { navigation, pass, reports } = await openQuestionnaire(`${START}/0`, REMAKE);
    await answerAll();
    await waitFor(() => expect(reports.sent).toHaveLength(1));
    pass(3000);
    await press('Assinar os termos de novo');
    expect([navigation.path(), navigation.state()]).toEqual(['/registration/signature/terms', { purpose: 'remake' }]);
  });

  it('leads to the signature in a first registration', async () => {
    const first = await openQuestionnaire(success, { approval: 'pendingAdjustment' });
    await press('Próximo');
    expect(first.navigation.path()).toBe('/registration/signature/terms');
  });

  it('leads to the check list in a renewal, also after a double tap, and signs nothing again', async () => {
    const { navigation } = await openQuestionnaire(success, RENEW);
    const next = await screen.findByRole('button', { name: 'Próximo' });
    expect(screen.queryByRole('button', { name: 'Assinar os termos de novo' })).toBeNull();
    act(() => {
      next.click();
      next.click();
    });
    expect(navigation.visited().slice(-2)).toEqual([success, '/registration/renew']);
  });

  it('stays for a client who has just answered, and has nothing due any more', async () => {
    let isRenewed = false;
    const { navigation, pass, suitabilities } = await openQuestionnaire(`${START}/0`, {
      ...REMAKE,
      approval: 'sentToBank',
      isRenewed: TE.fromIO(() => isRenewed),
    });
    await answerAll();
    await waitFor(() => expect(suitabilities.sent).toHaveLength(1));
    isRenewed = true;
    pass(3000);
    expect(await screen.findByRole('heading', { name: 'Moderado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Assinar os termos de novo' })).toBeNull();
    await press('Próximo');
    expect(navigation.path()).toBe('/dashboard');
  });

  it('leads a client without a profile to the questionnaire', async () => {
    const { navigation } = await openQuestionnaire(success, {
      approval: 'pendingAdjustment',
      suitabilities: suitabilitiesServer({ profile: TE.right(undefined) }),
    });
    await waitFor(() => expect(navigation.path()).toBe(START));
  });
});

describe('the investor profile', () => {
  const PAGE = '/profile/suitability';

  it('shows the name and the description of the profile, and the way to a remake [R743]', async () => {
    const { navigation } = await openQuestionnaire(PAGE);
    const { name, description } = investorProfile();
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    await press('Redefinir perfil');
    expect([navigation.path(), navigation.state()]).toEqual([START, { purpose: 'remake' }]);
  });

  it('offers Redefinir perfil to approved clients only [R742]', async () => {
    await openQuestionnaire(PAGE, { approval: 'analysis' });
    expect(await screen.findByRole('heading', { name: 'Moderado' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Redefinir perfil' })).toBeNull();
  });

  it('shows a notice instead when the questionnaire was updated [R744]', async () => {
    const last = { answers: [], answeredOn: calendarDay('2024-09-14'), validUntil: calendarDay('2026-09-14') };
    const suitabilities = suitabilitiesServer({ questionnaire: TE.right(questionnaire({ last })) });
    await openQuestionnaire(PAGE, { isRenewed: TE.right(false), suitabilities });
    expect(await screen.findByText(/^O questionário de perfil foi atualizado\./)).toBeTruthy();
    expect(screen.getByText('Você respondeu em 14/09/2024, e o perfil valeu até 14/09/2026.')).toBeTruthy();
    expect(screen.getAllByText(/Responda de novo/)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Moderado' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Redefinir perfil' })).toBeTruthy();
  });

  it('says it when the client never answered', async () => {
    await openQuestionnaire(PAGE, { suitabilities: suitabilitiesServer({ profile: TE.right(undefined) }) });
    expect(await screen.findByText('Você ainda não respondeu ao questionário.')).toBeTruthy();
  });
});

it('comes back to the page that asked for the remake', async () => {
  const app = await openQuestionnaire('/profile/suitability');
  await press('Redefinir perfil');
  await press('Começar');
  await answerAll();
  await screen.findByRole('heading', { name: 'PERFEITO!' });
  await waitFor(() => expect(app.reports.sent).toHaveLength(1));
  app.pass(3000);
  await press('Próximo');
  expect(app.navigation.path()).toBe('/profile/suitability');
});
