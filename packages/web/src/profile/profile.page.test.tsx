import { calendarDay, type CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { standingsServer } from '@aroeira/domain/registration/testing';
import type { Approval } from '@aroeira/domain/registration';
import { suitabilitiesServer } from '@aroeira/domain/suitability/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { REGISTRATION } from '../registration/registration.tokens.ts';
import { SUITABILITY } from '../suitability/suitability.tokens.ts';
import { profileRoutes } from './profile.routes.tsx';

/** Opens the profile. The server says later how far the registration is. */
const open = () => {
  let say: (said: Approval | 'nothing') => void = () => undefined;
  const form: TE.TaskEither<CallFailure, { formId: number; approval: Approval; verdict: 'ok' }> = () =>
    new Promise((resolve) => {
      say = (said) =>
        resolve(said === 'nothing' ? E.left(unreachable) : E.right({ formId: 31, approval: said, verdict: 'ok' }));
    });
  openApp('/profile', {
    memory: signedIn(),
    routes: profileRoutes,
    also: (put) => put(REGISTRATION.Standings, standingsServer({ form })),
  });
  return { say: (said: Approval | 'nothing') => act(async () => say(said)) };
};

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it.each([
  ['approved', true],
  ['analysis', false],
] as const)('shows no row before it knows which ones there are: %s', async (approval, isApproved) => {
  const { say } = open();
  await screen.findByRole('heading', { level: 1, name: 'Minhas informações' });
  expect(links()).not.toContain('Dados cadastrais');
  await say(approval);
  await screen.findByRole('link', { name: 'Dados cadastrais' });
  expect(links().includes('Alterar contas bancárias')).toBe(isApproved);
});

it('gives each row a drawing of its own', async () => {
  const { say } = open();
  await screen.findByRole('heading', { level: 1, name: 'Minhas informações' });
  await say('approved');
  await screen.findByText('Autenticação em duas etapas');
  const rows = [...screen.getByRole('main').querySelectorAll('.rows > .list-row')];
  const drawings = rows.map((row) => row.querySelector('.icon path')?.getAttribute('d'));
  expect(drawings.length).toBeGreaterThan(10);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('says that it does not know it, and asks again', async () => {
  const { say } = open();
  await screen.findByRole('heading', { level: 1, name: 'Minhas informações' });
  await say('nothing');
  await screen.findByText('Não foi possível verificar se você pode alterar contas e documentos');
  expect(links()).toContain('Dados cadastrais');
  await press('Tentar novamente');
  await say('approved');
  expect(await screen.findByRole('link', { name: 'Alterar documentos' })).toBeTruthy();
});

it('tells the risk profile, and until when it counts', async () => {
  const last = { answers: [1], answeredOn: calendarDay('2026-01-31'), validUntil: calendarDay('2028-01-31') };
  openApp('/profile', {
    memory: signedIn(),
    routes: profileRoutes,
    also: (put) => {
      put(REGISTRATION.Standings, standingsServer());
      const questionnaire = TE.right({ id: 1, questions: [], last });
      put(SUITABILITY.Suitabilities, suitabilitiesServer({ questionnaire }));
    },
  });
  const row = await screen.findByRole('link', { name: /^Perfil de investidor/ });
  await waitFor(() => expect(row.textContent).toBe('Perfil de investidorModerado · vale até 31/01/2028'));
});
