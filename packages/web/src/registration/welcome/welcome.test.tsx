import { readableTerms } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import { accessRoutes } from '../../access/access.routes.tsx';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { registrationRoutes } from '../registration.routes.tsx';
import { TERMS } from '../terms/terms.tokens.ts';

const open = (path = '/registration', world: Partial<World> = {}) =>
  openApp(path, {
    routes: [...shellRoutes, ...accessRoutes, ...registrationRoutes],
    also: (put) => {
      put(TERMS.ReadableTerms, readableTerms([]));
      put(PDF.Reader, fakePdf().reader);
    },
    ...world,
  });
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Li e aceito a Proposta de Serviço/ });
const MISSING = '* Para continuar, é necessário ler e aceitar nossa Proposta de Serviço.';

describe('the first page of a registration', () => {
  it('welcomes anybody, and leads to the start form after the acceptance [R227] [R228] [R232]', async () => {
    const { navigation } = open();
    expect((await box()).checked).toBe(false);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('BEM-VINDO');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/registration/terms?term=proposal', '/registration/terms?term=privacy']),
    );
    await userEvent.click(await box());
    await press('Iniciar');
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/start'));
  });

  it('asks for the acceptance, and stays [R229]', async () => {
    const { navigation } = open();
    await box();
    await press('Iniciar');
    expect((await screen.findByRole('alert')).textContent).toBe(MISSING);
    expect([navigation.path(), document.activeElement]).toEqual(['/registration', await box()]);
    await userEvent.click(await box());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is the start of a client for a client with a session [R237]', async () => {
    const { navigation } = open('/registration', { memory: signedIn() });
    await waitFor(() => expect(navigation.path()).toBe('/registration/form/authStart'));
  });
});

describe('the box', () => {
  it('is checked by an acceptance in the viewer', async () => {
    const { navigation } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Proposta de Serviço' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Li e aceito a proposta' }));
    await press('Aceito');
    expect((await box()).checked).toBe(true);
    expect(navigation.path()).toBe('/registration');
  });

  it('stays as it was after a look at the privacy policy', async () => {
    open();
    await userEvent.click(await box());
    await userEvent.click(screen.getByRole('link', { name: 'Cookies e Política de Privacidade' }));
    await press('Voltar');
    expect((await box()).checked).toBe(true);
  });

  it('is empty for the next person, who comes from another page', async () => {
    const { navigation } = open();
    await userEvent.click(await box());
    act(() => navigation.push('/welcome'));
    await screen.findByText('Acessar minha conta');
    await press('Cadastre-se');
    await userEvent.click(screen.getByRole('link', { name: 'OK' }));
    expect((await box()).checked).toBe(false);
  });
});
