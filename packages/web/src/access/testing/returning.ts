import { savedAccount } from '@aroeira/domain/access/testing';
import { BRUNO } from '@aroeira/domain/kernel/testing';
import { screen, within } from '@testing-library/react';
import { openApp, type World } from '../../composition/testing/open-app.tsx';

/** Another account on Ana's device. */
export const bruno = savedAccount({
  clientId: 8,
  loginId: 'login-8',
  document: BRUNO,
  name: 'Bruno Carvalho',
  email: 'bruno@exemplo.com.br',
  isMain: false,
});

/** Opens the sign-in on a device that knows accounts. */
export const openReturning = async (world: World) => {
  const app = openApp('/login', world);
  await screen.findByRole('button', { name: 'Entrar' });
  return app;
};

export const currentName = () => screen.getByRole('heading', { level: 1 }).textContent;

/** The texts of the accounts below the current one. */
export const otherNames = () => {
  const list = screen.queryByRole('list', { name: 'Contas conectadas' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
};
