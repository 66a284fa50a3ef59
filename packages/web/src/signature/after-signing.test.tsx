import { checkList } from '@aroeira/domain/registration/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { sent, signed } from './testing/open-signing.tsx';

it('the signed terms are listed, and lead to the end [R384] [R385]', async () => {
  const { at } = await signed();
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Termo de risco',
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Continuar' }));
  await at('/registration/signature/success');
  expect(await screen.findByRole('heading', { name: 'Assinatura concluída' })).toBeTruthy();
});

describe("'Baixar'", () => {
  it('saves the PDF of the term', async () => {
    const { saved } = await signed();
    await press('Baixar Termo de risco');
    await waitFor(() => expect(saved).toEqual(['documentUploads/download/102 as termo-assinado-102.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the file did not come, and leaves the list', async () => {
    await signed({ save: TE.left({ _tag: 'NotFound' }) });
    await press('Baixar Termo de risco');
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível encontrar o arquivo.');
    expect(screen.getByRole('heading', { name: 'Termo de risco' })).toBeTruthy();
  });
});

describe('a remake', () => {
  const REMAKE = { approval: 'approved', list: checkList(), state: { purpose: 'remake' } } as const;

  it('signs again, and ends without an analysis (decision 0223)', async () => {
    const { server, at } = await signed(REMAKE);
    expect(sent(server, 'sign')).toEqual([{ formId: 31, clientId: 7 }]);
    await userEvent.click(await screen.findByRole('link', { name: 'Continuar' }));
    await at('/registration/signature/success');
    expect(await screen.findByText(/O seu cadastro continua aprovado\.$/)).toBeTruthy();
  });

  it('is over when it is signed: another visit leads to the dashboard', async () => {
    const { navigation, at } = await signed(REMAKE);
    act(() => navigation.push('/registration/signature/terms'));
    await at('/dashboard');
  });
});
