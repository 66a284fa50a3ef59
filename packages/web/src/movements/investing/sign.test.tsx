import type { TermsToSign } from '@aroeira/domain/movements';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { termsToSign } from '@aroeira/domain/movements/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { fill, goOn, open, openAmounts, type Server } from './testing/investing-pages.tsx';

/** The page of the terms, opened from the amounts. */
const openTerms = async (papers: TermsToSign = termsToSign(), server: Server = {}) => {
  const app = await openAmounts({ papers, ...server });
  await fill();
  await goOn();
  await screen.findByRole('heading', { name: 'Assinatura de termos' });
  return app;
};

const ONE = termsToSign({ fundNames: ['Aroeira Global'], needsConformityTerm: false });
const items = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const UNSIGNED = 'Ainda não identificamos a assinatura. Assine na página que abre em outra aba e tente novamente.';

/** A browser reports one return more than once. */
const comeBack = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });

/** jsdom has no layout: a text of 900 px in a window of 300 px. */
const tall = { scrollHeight: 900, clientHeight: 300 };

beforeEach(() => {
  for (const [name, pixels] of Object.entries(tall))
    vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockReturnValue(pixels);
});
afterEach(() => vi.restoreAllMocks());

const read = async (name: string) => {
  await press(`Ler termo: ${name}`);
  fireEvent.scroll(screen.getByRole('region', { name: 'Texto do termo' }), { target: { scrollTop: 600 } });
  await press('Aceitar termo');
};

describe('the terms to sign', () => {
  it('are listed by fund, the conformity term first [R621] [R622]', async () => {
    await openTerms();
    expect(items()).toEqual(['Desenquadramento', 'ADESÃO FUNDO Aroeira Global', 'ADESÃO FUNDO Aroeira Macro']);
    expect(screen.getByRole('button', { name: 'Assinar termos' })).toBeTruthy();
  });

  it('are without a conformity term when none is due, and one has a button of its own [R623] [R624]', async () => {
    await openTerms(ONE);
    expect(items()).toEqual(['ADESÃO FUNDO Aroeira Global']);
    expect(screen.getByRole('button', { name: 'Assinar termo' })).toBeTruthy();
  });

  it('open their page in a new tab, once every term is read [R625]', async () => {
    const { opened } = await openTerms(ONE);
    await press('Assinar termo');
    expect([opened, screen.getByRole('alert').textContent]).toEqual([[], 'Leia e aceite cada termo antes de assinar.']);
    await read('ADESÃO FUNDO Aroeira Global');
    await press('Assinar termo');
    expect(opened).toEqual(['https://assina.exemplo/doc-1']);
  });

  it.each(['/movements/investment/sign', '/sign'])('say when there are none: %s [R634]', async (path) => {
    const { checks, pass } = open(path);
    expect((await screen.findByRole('alert')).textContent).toBe('Erro: Dados dos termos não encontrados');
    pass(500);
    expect(checks).toEqual([]);
  });
});

describe('the check of the signature', () => {
  it('is made once, 500 ms after the client comes, and then by the button [R628] [R627] [R633]', async () => {
    const { checks, pass } = await openTerms();
    pass(499);
    expect(checks).toEqual([]);
    pass(1);
    expect(checks).toEqual(['doc-1']);
    pass(60_000);
    expect(checks).toEqual(['doc-1']);
    expect([screen.queryByRole('button', { name: 'Avançar' }), screen.queryByRole('alert')]).toEqual([null, null]);
    await press('Tentar Novamente');
    expect((await screen.findByRole('alert')).textContent).toBe(UNSIGNED);
  });

  it('is not made without a token [R629]', async () => {
    const { checks, pass } = await openTerms(termsToSign({ token: undefined }));
    pass(500);
    expect(checks).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Tentar Novamente' })).toBeNull();
  });

  it('is made again by the button, finds the signature and goes on [R626] [R630] [R631] [R632]', async () => {
    const { provider, pass, navigation } = await openTerms();
    pass(500);
    provider.sign();
    await press('Tentar Novamente');
    expect(await screen.findByText('Identificamos a assinatura')).toBeTruthy();
    await press('Avançar');
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/confirmation'));
    expect(await screen.findByRole('heading', { name: 'Confirmar investimento(s)' })).toBeTruthy();
  });

  it('is made when the client comes back from the page of the signature (decision 0306)', async () => {
    const { provider, checks, pass } = await openTerms(ONE);
    pass(500);
    await read('ADESÃO FUNDO Aroeira Global');
    await press('Assinar termo');
    comeBack();
    pass(500);
    expect((await screen.findByRole('alert')).textContent).toBe(UNSIGNED);
    expect(checks).toHaveLength(2);
    provider.sign();
    comeBack();
    pass(500);
    expect(await screen.findByText('Identificamos a assinatura')).toBeTruthy();
    expect([checks.length, screen.queryByText(/Falta assinar/), screen.queryByRole('alert')]).toEqual([3, null, null]);
    comeBack();
    pass(500);
    expect(checks).toHaveLength(3);
  });

  it('says that the terms were refused, and leads to the amounts and to new terms', async () => {
    const { provider, pass, navigation } = await openTerms();
    provider.refuse();
    pass(500);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Os termos foram recusados na página da assinatura/,
    );
    expect(screen.queryByRole('button', { name: /Assinar|Tentar|Avançar|Ler termo/ })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Voltar aos valores' }));
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/apply'));
    await goOn();
    expect(await screen.findByRole('button', { name: 'Assinar termos' })).toBeTruthy();
  });

  it('says when it failed, and can be made again [R635]', async () => {
    const { checks, pass } = await openTerms(termsToSign(), { status: TE.left(unreachable) });
    pass(500);
    expect((await screen.findByRole('alert')).textContent).toBe('Erro ao verificar status da assinatura');
    await press('Tentar Novamente');
    await waitFor(() => expect(checks).toHaveLength(2));
  });

  it('cannot be left out: the confirmation leads back to it', async () => {
    const { navigation } = await openTerms();
    navigation.push('/movements/investment/confirmation');
    await waitFor(() => expect(navigation.path()).toBe('/movements/investment/sign'));
  });
});

describe('the reading of a term', () => {
  const NAME = 'ADESÃO FUNDO Aroeira Global';

  it('offers nothing to accept before it was opened and scrolled to its end [R636] [R637] [R638]', async () => {
    await openTerms(ONE);
    expect(screen.queryByRole('button', { name: 'Aceitar termo' })).toBeNull();
    expect(screen.getByText('Falta ler e aceitar.')).toBeTruthy();
    await press(`Ler termo: ${NAME}`);
    const dialog = within(await screen.findByRole('dialog', { name: NAME }));
    const accept = dialog.getByRole('button', { name: 'Aceitar termo' });
    fireEvent.scroll(dialog.getByRole('region', { name: 'Texto do termo' }), { target: { scrollTop: 500 } });
    await userEvent.click(accept);
    expect([accept.getAttribute('aria-disabled'), screen.queryByRole('dialog')]).toEqual(['true', expect.anything()]);
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
    await read(NAME);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Lido e aceito. Falta assinar.')).toBeTruthy();
  });
});
