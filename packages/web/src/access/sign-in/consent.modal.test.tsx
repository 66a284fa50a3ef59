import { consents } from '@aroeira/domain/access/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { signIn } from '../testing/sign-in.ts';

it('lets the client accept with every term unchecked, and sends exactly that (decision 0135)', async () => {
  const server = consents(false);
  await signIn({ consents: server });
  const dialog = within(await screen.findByRole('dialog'));
  for (const term of dialog.getAllByRole('checkbox')) await userEvent.click(term);
  await userEvent.click(dialog.getByRole('button', { name: 'Aceitar' }));
  expect(await screen.findByText('Painel')).toBeTruthy();
  expect(server.answered.map(({ isAccepted, terms }) => [isAccepted, terms])).toEqual([[true, []]]);
});
