import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import { press } from '../../composition/testing/press.ts';
import type { Path } from '../../shell/routing/paths.ts';

/** Opens the app and sends the form of a sign-in. */
export const signIn = async (world: World = {}, path: Path = '/login') => {
  const app = openApp(path, world);
  await userEvent.type(await screen.findByLabelText('CPF/CNPJ'), '08824648096');
  await userEvent.type(screen.getByLabelText('Senha'), 'Senha@123');
  await press('Acessar sua conta');
  return app;
};
