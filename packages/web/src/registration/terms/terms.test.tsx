import type { CallFailure } from '@aroeira/domain/kernel';
import { unreachable } from '@aroeira/domain/kernel/testing';
import { readableTerms } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { accessRoutes } from '../../access/access.routes.tsx';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { layPaper, scrollPaper } from '../../ui/pdf/testing/paper.ts';
import { registrationRoutes } from '../registration.routes.tsx';
import { TERMS } from './terms.tokens.ts';

const open = (path: string, failures: readonly CallFailure[] = [], pdf = fakePdf()) => {
  const terms = readableTerms(failures);
  const app = openApp(path, {
    routes: [...shellRoutes, ...accessRoutes, ...registrationRoutes],
    also: (put) => {
      put(TERMS.ReadableTerms, terms);
      put(PDF.Reader, pdf.reader);
    },
  });
  return { ...app, terms };
};
/** Opens the page from /welcome, as another page does. */
const come = async (term: unknown) => {
  const app = open('/welcome');
  await screen.findByText('Acessar minha conta');
  act(() => app.navigation.push('/registration/terms', { term }));
  return app;
};
const box = () => screen.queryByRole('checkbox');
const accept = () => screen.queryByRole('button', { name: 'Aceito' });

describe('the proposal', () => {
  it('is shown by its name, with a checkbox and the button Aceito [R860] [R862]', async () => {
    const { terms } = open('/registration/terms?term=proposal');
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proposta de serviços');
    expect([box() === null, accept() === null]).toEqual([false, false]);
    expect(terms.asked).toEqual([{ _tag: 'PublicForm', form: 'proposal' }]);
  });

  it('goes back to the page that asked, with the acceptance in its state [R862]', async () => {
    const { navigation } = await come('proposal');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Li e aceito a proposta' }));
    await press('Aceito');
    await waitFor(() => expect(navigation.path()).toBe('/welcome'));
    expect(navigation.state()).toEqual({ accepted: 'proposal' });
  });

  it('is not accepted without the checkbox: the page says so and focuses it [R862]', async () => {
    const { navigation } = await come('proposal');
    await screen.findByRole('checkbox');
    await press('Aceito');
    expect(screen.getByRole('alert').textContent).toBe('* Marque que você leu e aceita.');
    expect([document.activeElement, navigation.path()]).toEqual([box(), '/registration/terms']);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('cannot be accepted while nobody can read it', async () => {
    open('/registration/terms?term=proposal', [], fakePdf({ failures: [{ _tag: 'NotReadable' }] }));
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o documento PDF.');
    expect([box(), accept()]).toEqual([null, null]);
  });
});

it('the privacy policy has Voltar, which goes back, and nothing to accept [R860] [R863]', async () => {
  const { navigation } = await come('privacy');
  expect(await screen.findByText('Texto da página 1')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Política de privacidade');
  expect([box(), accept()]).toEqual([null, null]);
  await press('Voltar');
  await waitFor(() => expect(navigation.path()).toBe('/welcome'));
});

describe('a term as it is', () => {
  const term = { title: 'Termo de adesão', source: { _tag: 'ListedTerm', id: 12 }, isAccepted: true };

  it('has its own title, source and acceptance, after its end [R861]', async () => {
    layPaper();
    const { navigation, terms } = await come(term);
    await scrollPaper('Termo de adesão', 600);
    await userEvent.click(await screen.findByRole('checkbox'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Termo de adesão');
    expect(terms.asked).toEqual([{ _tag: 'ListedTerm', id: 12 }]);
    await press('Aceito');
    await waitFor(() => expect(navigation.state()).toEqual({ accepted: term }));
  });

  it('is only read if it needs no acceptance [R861]', async () => {
    await come({ ...term, isAccepted: false });
    expect(await screen.findByText('Texto da página 1')).toBeTruthy();
    expect([box(), accept()]).toEqual([null, null]);
  });

  it.each([
    { ...term, source: { _tag: 'ListedTerm', id: '12/../../x' } },
    { ...term, source: { _tag: 'PublicForm', form: 'https://example.com/a' } },
    { ...term, source: 'https://example.com/a.pdf' },
    { ...term, title: undefined },
    'contract',
    undefined,
  ])('that nobody knows leads to the start, without a call: %j', async (unknown) => {
    const { navigation, terms } = await come(unknown);
    await waitFor(() => expect(navigation.path()).toBe('/registration'));
    expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
    expect(terms.asked).toEqual([]);
  });
});

it('a visit without a term leads to the start', async () => {
  const { navigation } = open('/registration/terms');
  await waitFor(() => expect(navigation.path()).toBe('/registration'));
  expect(await screen.findByRole('heading', { name: 'BEM-VINDO' })).toBeTruthy();
});

it('a term that did not come is asked for again by a button [R872]', async () => {
  const { terms } = open('/registration/terms?term=privacy', [unreachable]);
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o documento PDF.');
  await press('Tentar novamente');
  expect(await screen.findByText('Texto da página 1')).toBeTruthy();
  expect(terms.asked).toHaveLength(2);
});
