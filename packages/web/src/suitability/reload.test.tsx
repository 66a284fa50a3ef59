import { session } from '@aroeira/domain/access/testing';
import { questionnaire, suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { renewal } from '@aroeira/domain/renewal/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { openQuestionnaire } from './testing/open-questionnaire.tsx';

const START = '/registration/suitability/start';
const REMAKE = { state: { purpose: 'remake' } };

const shown = (question: number) => screen.findByText(`${question} de 3`);
const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

/** A client who answered the first two questions, and sees the third one. The page closes. */
const answeredTwo = async () => {
  const app = await openQuestionnaire(`${START}/0`, REMAKE);
  for (const question of [1, 2]) {
    await shown(question);
    await userEvent.click(await radio('Crescer'));
    await press('Próximo');
  }
  await shown(3);
  cleanup();
  return app;
};

describe('a reload in the middle (decision 0225)', () => {
  it('keeps the question, the answers and the purpose, and the answers are sent, and then gone', async () => {
    const { tab } = await answeredTwo();
    const { suitabilities, reports, pass } = await openQuestionnaire(`${START}/2`, { tab });
    await shown(3);
    await press('Voltar');
    expect((await radio('Crescer')).checked).toBe(true);
    await press('Próximo');
    await shown(3);
    await userEvent.click(await radio('Preservar'));
    await press('Próximo');
    await waitFor(() => expect(suitabilities.sent).toMatchObject([{ answers: [12, 22, 31], purpose: 'remake' }]));
    expect(tab.read('unsentAnswers')).toBeDefined();
    await waitFor(() => expect(reports.sent).toHaveLength(1));
    pass(3000);
    await screen.findByRole('heading', { name: 'Moderado' });
    expect(tab.read('unsentAnswers')).toBeUndefined();
  });

  it('shows no answer to another questionnaire, or for another purpose', async () => {
    const { tab } = await answeredTwo();
    const other = suitabilitiesServer({ questionnaire: TE.right(questionnaire({ id: 2 })) });
    const { navigation } = await openQuestionnaire(`${START}/2`, { ...REMAKE, tab, suitabilities: other });
    await shown(1);
    expect([navigation.path(), (await radio('Crescer')).checked]).toEqual([`${START}/0`, false]);
    cleanup();
    const renewing = { state: { purpose: 'renew' }, renewal: renewal({ step: 'financial' }) };
    await openQuestionnaire(`${START}/2`, { ...renewing, tab });
    await shown(1);
    expect((await radio('Crescer')).checked).toBe(false);
  });

  it('finds nothing after the session ended', async () => {
    const { tab } = await answeredTwo();
    const { navigation } = await openQuestionnaire(`${START}/2`, { ...REMAKE, tab });
    await shown(3);
    act(() => navigation.push('/login'));
    expect(tab.read('unsentAnswers')).toBeUndefined();
  });

  it.each([
    ['signed out', undefined],
    ['signed in another client', 8],
  ])('finds no answer that the client gave after another tab %s', async (_, clientId) => {
    const { tab, resolve } = await openQuestionnaire(`${START}/0`, REMAKE);
    await shown(1);
    const memory = resolve(SHARED.DeviceMemory).session;
    if (clientId === undefined) memory.clear();
    else memory.write(session({ clientId }))();
    await userEvent.click(await radio('Crescer'));
    expect((await radio('Crescer')).checked).toBe(true);
    expect(tab.read('unsentAnswers')).toBeUndefined();
  });
});

describe('a link to the questionnaire', () => {
  it('is a remake for an approved client, and a renewal for who renews', async () => {
    const remake = await openQuestionnaire(`${START}/0`);
    await shown(1);
    await userEvent.click(await radio('Crescer'));
    await press('Próximo');
    expect(remake.navigation.state()).toEqual({ purpose: 'remake' });
    cleanup();
    const renew = await openQuestionnaire(`${START}/0`, { renewal: renewal({ step: 'financial' }) });
    await userEvent.click(await radio('Crescer'));
    await press('Próximo');
    expect(renew.navigation.state()).toEqual({ purpose: 'renew' });
  });

  it.each([
    ['without a page before', {}],
    ['from a page of the renewal', { state: { purpose: 'renew' } }],
  ])('leads to the check list while the renewal waits for its data: %s', async (_, world) => {
    const { navigation } = await openQuestionnaire(`${START}/0`, { ...world, renewal: renewal({ step: 'started' }) });
    await waitFor(() => expect(navigation.path()).toBe('/registration/renew'));
  });
});

it('a remake signs again only after a due renewal reached its signature (decision 0222)', async () => {
  const { pass, reports } = await openQuestionnaire(`${START}/0`, { ...REMAKE, renewal: renewal() });
  for (const question of [1, 2, 3]) {
    await shown(question);
    await userEvent.click(await radio('Crescer'));
    await press('Próximo');
  }
  await waitFor(() => expect(reports.sent).toHaveLength(1));
  pass(3000);
  expect(await screen.findByRole('button', { name: 'Próximo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assinar os termos de novo' })).toBeNull();
});
