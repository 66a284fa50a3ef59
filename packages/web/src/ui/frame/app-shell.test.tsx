import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { AppShell } from './app-shell.tsx';
import { NavList } from './nav-list.tsx';
import { useAppMenu } from './use-app-menu.ts';

const OwnHeader = () => {
  const openMenu = useAppMenu();
  return (
    <button type="button" onClick={openMenu}>
      Abrir
    </button>
  );
};

const open = () => {
  const did: string[] = [];
  const { hook, history } = memoryLocation({ path: '/dashboard', record: true });
  render(
    <Router hook={hook}>
      <AppShell
        brand="Aroeira"
        client={{ name: 'Ana Beatriz Nogueira', email: 'ana@exemplo.com.br' }}
        photo={undefined}
        home={{ caption: 'Início', icon: 'home', leads: { to: '/dashboard' } }}
        profile={{ caption: 'Perfil', icon: 'user', leads: { to: '/profile' } }}
        services={[{ caption: 'Investir', icon: 'id', leads: { to: '/movements' }, closed: 'Cadastro em análise.' }]}
        contacts={[{ caption: 'Fale conosco', icon: 'chat', leads: { to: '/talk-to-aroeira' } }]}
        exits={[{ caption: 'Sair da conta', icon: 'leave', leads: { does: () => did.push('leave') } }]}
      >
        <OwnHeader />
      </AppShell>
    </Router>,
  );
  return { did, history };
};

const bar = () => within(screen.getByRole('navigation', { name: 'Atalhos' }));

it('has menu, home and profile in the bottom bar, and marks the current screen [R475]', async () => {
  const { history } = open();
  const places = screen.getByRole('navigation', { name: 'Atalhos' }).querySelectorAll('a, button');
  expect([...places].map(({ textContent }) => textContent)).toEqual(['Menu', 'Início', 'Perfil']);
  expect(bar().getByRole('button', { name: 'Menu' }).getAttribute('aria-haspopup')).toBe('dialog');
  expect(bar().getByRole('link', { name: 'Início' }).getAttribute('aria-current')).toBe('page');
  expect(bar().getByRole('link', { name: 'Perfil' }).getAttribute('aria-current')).toBeNull();
  await userEvent.click(bar().getByRole('link', { name: 'Perfil' }));
  expect(history.at(-1)).toBe('/profile');
});

it('opens the side menu from the bar and from the screen, and shows the client in it', async () => {
  open();
  await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' }).textContent).toContain('ana@exemplo.com.br');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

it('closes the side menu after a choice', async () => {
  const { did } = open();
  await userEvent.click(bar().getByRole('button', { name: 'Menu' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sair da conta' }));
  expect(did).toEqual(['leave']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lets the keyboard skip the menus', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('marks the entry of the menu above a page that is not in the menu', () => {
  const entries = [
    { caption: 'Relatório', icon: 'report', leads: { to: '/reports' } },
    { caption: 'Rel', icon: 'report', leads: { to: '/rep' } },
    { caption: 'Liberdade', icon: 'liberty', leads: { to: '/liberty-home' } },
    { caption: 'Perfil', icon: 'user', leads: { to: '/profile' }, above: ['/edit-documents'] },
  ] as const;
  const markedAt = (path: string) => {
    const { unmount } = render(
      <Router hook={memoryLocation({ path }).hook}>
        <NavList entries={entries} path={path} />
      </Router>,
    );
    const marks = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'));
    unmount();
    return marks;
  };
  expect(markedAt('/reports/today')).toEqual(['true', null, null, null]);
  expect(markedAt('/liberty/goals')).toEqual([null, null, 'true', null]);
  expect(markedAt('/liberty-home')).toEqual([null, null, 'page', null]);
  expect(markedAt('/profile-documents/read')).toEqual([null, null, null, 'true']);
  expect(markedAt('/edit-documents')).toEqual([null, null, null, 'true']);
  expect(markedAt('/edit-documents/read')).toEqual([null, null, null, 'true']);
});
