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
      riskProfile={undefined}
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

it.each([
  ['the investor profile [R733]', 'Perfil de investidor', '/profile/suitability'],
  ['the personal data [R734]', 'Dados cadastrais', '/profile-personal-data'],
  ['the conformity term [R735]', 'Termo de desenquadramento', '/profile-conformity-term'],
  ['the documents [R736]', 'Meus documentos', '/profile-documents'],
  ['the forms [R737]', 'Outros formulários', '/profile-forms'],
  ['the own data', 'Meus dados', '/profile-my-data'],
  ['a new password [R738]', 'Alterar senha', '/change-password'],
  ['the planner [R741]', 'Fale com seu Planejador', '/profile-talktoplanner'],
  ['the rating', 'Avaliar o aplicativo', '/evaluate-app'],
])('leads to %s', (_, name, path) => {
  open();
  expect(leads(name)).toBe(path);
});

it.each([
  ['Alterar contas bancárias', '/profile-bank-accounts', '[R343] [R739]'],
  ['Alterar documentos', '/edit-documents', '[R740] [R759]'],
])("leads to '%s' at %s only after the approval %s", (name, path) => {
  open();
  expect(leads(name)).toBe(path);
  cleanup();
  open(false);
  expect(leads(name)).toBeUndefined();
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
