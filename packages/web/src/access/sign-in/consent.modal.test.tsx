import { consents } from '@aroeira/domain/access/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';

it('lets the client accept with every term unchecked, and sends just that (decision 0135)', async () => {
  const server = consents(false);
  openApp('/login', { consents: server });
  await userEvent.type(await screen.findByLabelText('CPF/CNPJ'), '08824648096');
  await userEvent.type(screen.getByLabelText('Senha'), 'Senha@123');
  await userEvent.click(screen.getByRole('button', { name: 'Acessar sua conta' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const term of dialog.getAllByRole('checkbox')) await userEvent.click(term);
  await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('Painel')).toBeTruthy();
  expect(server.answered.map(({ isAccepted, terms }) => [isAccepted, terms])).toEqual([[true, []]]);
});
