import { session } from '@aroeira/domain/access/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ProfileScreen } from './profile.screen.tsx';
import { ProfileViewModel } from './profile.view-model.ts';
import { makeBrowserTheme } from './theme.adapter.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});
const open = (isApproved = true) => {
  const did: string[] = [];
  render(
    <ProfileScreen
      model={new ProfileViewModel(session(), makeBrowserTheme(window))}
      photo={null}
      isApproved={isApproved}
      askAgain={undefined}
      security={null}
      version="1.0.72"
      devices={null}
      exits={{ closeApp: () => did.push('close'), askToLeave: () => did.push('leave') }}
    />,
  );
  return { did };
};

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.labels?.[0]?.textContent;

it('says under Minhas informações who is signed in [R732]', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Minhas informações');
  expect(screen.getByRole('region', { name: 'Titular' }).textContent).toBe('Ana Beatriz Nogueiraana@exemplo.com.br');
});

/** Where a link of the page leads. */
const leads = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('leads to the investor profile [R733]', () => {
  open();
  expect(leads('Perfil de investidor')).toBe('/profile/suitability');
});

it('leads to the personal data [R734]', () => {
  open();
  expect(leads('Dados cadastrais')).toBe('/profile-personal-data');
});

it('leads to the conformity term [R735]', () => {
  open();
  expect(leads('Termo de desenquadramento')).toBe('/profile-conformity-term');
});

it('leads to the documents [R736]', () => {
  open();
  expect(leads('Meus documentos')).toBe('/profile-documents');
});

it('leads to the forms [R737]', () => {
  open();
  expect(leads('Outros formulários')).toBe('/profile-forms');
});

it('leads to the own data', () => {
  open();
  expect(screen.getByRole('link', { name: 'Meus dados' }).getAttribute('href')).toBe('/profile-my-data');
});

it('leads to a new password [R738]', () => {
  open();
  expect(leads('Alterar senha')).toBe('/change-password');
});

it('leads to the planner [R741], and to the rating', () => {
  open();
  expect(leads('Fale com seu Planejador')).toBe('/profile-talktoplanner');
  expect(leads('Avaliar o aplicativo')).toBe('/evaluate-app');
});

it("leads to 'Alterar contas bancárias' only after the approval [R343] [R739]", () => {
  open();
  expect(leads('Alterar contas bancárias')).toBe('/profile-bank-accounts');
  cleanup();
  open(false);
  expect(leads('Alterar contas bancárias')).toBeUndefined();
});

it("leads to 'Alterar documentos' only after the approval [R740] [R759]", () => {
  open();
  expect(leads('Alterar documentos')).toBe('/edit-documents');
  cleanup();
  open(false);
  expect(leads('Alterar documentos')).toBeUndefined();
});

it('offers both ways out', async () => {
  const { did } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aplicativo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sair da conta' }));
  expect(did).toEqual(['close', 'leave']);
});

it('follows the system until the client chooses a theme, shows that theme and keeps it for the next visit', async () => {
  open();
  expect(chosen()).toBe('Automática');
  await userEvent.click(screen.getByRole('radio', { name: 'Escura' }));
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'Escura']);
  cleanup();
  delete root.dataset.theme;
  await import(`${import.meta.dirname}/../../public/theme.js`);
  expect(root.dataset.theme).toBe('dark');
  open();
  expect(chosen()).toBe('Escura');
  await userEvent.click(screen.getByRole('radio', { name: 'Automática' }));
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, 'system']);
});

it('shows a theme even when the browser cannot store anything', () => {
  const broken = {
    document,
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  makeBrowserTheme(broken).write('light')();
  expect(root.dataset.theme).toBe('light');
});
