import { checkList } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { sent, signed } from './testing/open-signing.tsx';

it('the signed terms are listed, saved as PDF, and lead to the end [R384] [R385]', async () => {
  const { at, saved } = await signed();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Termo de risco',
  ]);
  await press('Baixar Termo de risco');
  await waitFor(() => expect(saved).toEqual(['documentUploads/download/102 as termo-assinado-102.pdf']));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Continuar' }));
  await at('/registration/signature/success');
  expect(await screen.findByRole('heading', { name: 'Assinatura concluída' })).toBeTruthy();
});

it('a file that did not come is said, and leaves the list', async () => {
  await signed({ save: TE.left({ _tag: 'NotFound' }) });
  await press('Baixar Termo de risco');
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível encontrar o arquivo.');
  expect(screen.getByRole('heading', { name: 'Termo de risco' })).toBeTruthy();
});

it('a remake signs again, ends without an analysis, and is then over (decision 0223)', async () => {
  const remake = { approval: 'approved', list: checkList(), state: { purpose: 'remake' } } as const;
  const { server, navigation, at } = await signed(remake);

  expect(sent(server, 'sign')).toEqual([{ formId: 31, clientId: 7 }]);
  await userEvent.click(await screen.findByRole('link', { name: 'Continuar' }));
  await at('/registration/signature/success');
  expect(await screen.findByText(/O seu cadastro continua aprovado\.$/)).toBeTruthy();
  act(() => navigation.push('/registration/signature/terms'));
  await at('/dashboard');
});
