import type { PensionCertificates, PensionFailure } from '@aroeira/domain/pension';
import { certificate } from '@aroeira/domain/pension/testing';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { configurationOf } from '../composition/testing/configuration-of.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { openApp } from '../composition/testing/open-app.tsx';
import { press } from '../composition/testing/press.ts';
import { pensionRoutes } from './pension.routes.tsx';
import { PENSION } from './pension.module.ts';

type Answer = ReturnType<PensionCertificates['of']>;

const OTHER = certificate({
  number: '000999',
  fundName: 'Aroeira Prev Conservador',
  planType: 'VGBL',
  taxRegime: 'Progressivo',
  beneficiaries: [],
});

/** An insurer that gives one answer after another, repeats the last one, and keeps the documents. */
const insurer = (...answers: readonly Answer[]) => {
  const asked: string[] = [];
  const certificates: PensionCertificates = {
    of: (document) => () => {
      asked.push(document);
      return (answers[Math.min(asked.length, answers.length) - 1] ?? TE.right([]))();
    },
  };
  return { asked, certificates };
};

const openPension = (...answers: readonly Answer[]) => {
  const { asked, certificates } = insurer(...answers);
  const app = openApp('/welfare', {
    routes: pensionRoutes,
    memory: signedIn(),
    also: (put) => put(PENSION.Certificates, certificates),
  });
  return { ...app, asked };
};

const refusedWith = (status: number): Answer => TE.left({ _tag: 'InsurerRefused', status });
const failedWith = (failure: PensionFailure): Answer => TE.left(failure);
const cards = () => screen.findAllByRole('article');
const head = (card: HTMLElement | undefined) => within(card!).getByRole('button');
const lines = (card: HTMLElement | undefined, role: 'term' | 'definition' | 'listitem') =>
  within(card!)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

describe('a certificate', () => {
  it('has one card, closed until the client opens it, with facts and beneficiaries [R535] [R536] [R537]', async () => {
    const { asked } = openPension(TE.right([certificate(), OTHER]));
    expect(await cards()).toHaveLength(2);
    const [first, second] = await cards();
    expect(head(first).textContent).toBe('Aroeira Prev Balanceado PGBL · Certificado 000123456');
    for (const card of [first, second]) {
      expect(head(card).getAttribute('aria-expanded')).toBe('false');
      expect(within(card!).queryByRole('definition')).toBeNull();
      expect(within(card!).queryByText('Beneficiários')).toBeNull();
    }
    expect(asked).toHaveLength(1);
    await userEvent.click(head(first));
    expect(head(first).getAttribute('aria-expanded')).toBe('true');
    expect(head(first).textContent).toContain('Aroeira Prev Balanceado');
    expect(lines(first, 'term')).toEqual(['Certificado', 'Plano', 'Regime de tributação']);
    expect(lines(first, 'definition')).toEqual(['000123456', 'PGBL', 'Regressivo']);
    expect(lines(first, 'listitem')).toEqual(['Beatriz Nogueira 66,67%', 'Caio Nogueira 33,33%']);
    expect(head(second).getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(head(second));
    expect(lines(second, 'definition')).toEqual(['000999', 'VGBL', 'Progressivo']);
    expect(within(second!).getByText('Nenhum beneficiário informado.')).toBeTruthy();
  });

  it('opens and closes with the keyboard, and names what it opens [R536]', async () => {
    openPension(TE.right([certificate()]));
    const [card] = await cards();
    head(card).focus();
    await userEvent.keyboard('{Enter}');
    const body = document.getElementById(head(card).getAttribute('aria-controls') ?? '');
    expect(body?.textContent).toContain('Regressivo');
    await userEvent.keyboard(' ');
    expect([head(card).getAttribute('aria-expanded'), body?.hidden]).toEqual(['false', true]);
    expect(document.activeElement).toBe(head(card));
  });
});

describe('a client without a plan', () => {
  it.each([
    ['status 400', refusedWith(400)],
    ['an empty list', TE.right([])],
  ])('reads why, and what may come: %s [R539] [R540] [R541] [R542]', async (_, answer) => {
    openPension(answer);
    const title = await screen.findByRole('heading', { name: 'Não existe plano de previdência para este CPF.' });
    expect(title.closest('[aria-live="polite"]')).toBeTruthy();
    expect(screen.getByText(/6 dias úteis após a primeira contribuição/)).toBeTruthy();
    expect(screen.getByText(/portabilidade, aguarde o prazo de liberação da instituição cedente/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });
});

describe('an insurer that cannot answer', () => {
  const link = () => screen.findByRole('link', { name: 'Falar pelo WhatsApp' });
  const messageOf = (address: string | null) => new URL(address ?? '').searchParams.get('text');

  it.each([401, 403, 404, 422, 500])(
    'asks to try later, with a WhatsApp that has the number of the error: %i [R543] [R544]',
    async (status) => {
      openPension(refusedWith(status));
      expect(await screen.findByText('Por favor, tente mais tarde.')).toBeTruthy();
      const address = (await link()).getAttribute('href');
      expect(address).toMatch(/^https:\/\/wa\.me\/5511000000000\?/);
      expect(messageOf(address)).toBe(`Olá! Não consegui consultar minha previdência. Erro ${status}.`);
      expect(screen.getByRole('alert').textContent).toContain(`informe o erro ${status}`);
    },
  );

  it.each([
    ['another status', refusedWith(418)],
    ['a lost answer', failedWith(unreachable)],
    ['an answer that nobody can read', failedWith({ _tag: 'Unreadable', path: '0' })],
    ['a session that could not be renewed now', failedWith({ _tag: 'RefreshFailed' })],
  ])('counts as error 500: %s [R545]', async (_, answer) => {
    openPension(answer);
    expect(messageOf((await link()).getAttribute('href'))).toContain('Erro 500.');
  });

  it('is asked again, and the focus stays on the page', async () => {
    const { asked } = openPension(refusedWith(500), TE.right([certificate()]));
    await press('Tentar novamente');
    expect(await cards()).toHaveLength(1);
    expect([asked.length, document.activeElement?.id]).toEqual([2, 'main']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the number of the error alone where the support has no WhatsApp (decision 0190)', async () => {
    const configuration = configurationOf({});
    openApp('/welfare', {
      routes: pensionRoutes,
      memory: signedIn(),
      also: (put) => {
        put(PENSION.Certificates, insurer(refusedWith(422)).certificates);
        put(SHARED.Configuration, { ...configuration, brand: { ...configuration.brand, supportWhatsApp: '' } });
      },
    });
    expect(await screen.findByText('Erro 422.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    expect(screen.queryByText(/WhatsApp/)).toBeNull();
  });
});

describe('the page', () => {
  it('holds the place of two cards while it waits', async () => {
    let answer: (certificates: E.Either<PensionFailure, readonly never[]>) => void = () => undefined;
    openPension(() => new Promise((resolve) => (answer = resolve)));
    await screen.findByRole('heading', { name: 'Previdência' });
    await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"] .certificate')).toHaveLength(2));
    answer(E.right([]));
    await waitFor(() => expect(document.querySelector('.page [aria-busy="true"]')).toBeNull());
  });

  it('shows no panel when the session is over: the portal leads to the sign-in (decision Q108)', async () => {
    openPension(failedWith({ _tag: 'NoSession', reason: 'expired' }));
    await screen.findByRole('heading', { name: 'Previdência' });
    await waitFor(() => expect(document.querySelector('.page [aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
