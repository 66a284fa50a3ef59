import { captchaField } from '@aroeira/domain/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openForm } from '../../forms/testing/open-form.tsx';
import type { Captcha } from './captcha.ts';
import { fieldErrors } from '../testing/field-errors.ts';

/** A captcha with a check box, which first fails to load the given number of times. */
const fakeCaptcha = (failures = 0) => {
  const seen: ((token: string) => void)[] = [];
  let left = failures;
  let shown = 0;
  const captcha: Captcha = {
    show: async (place, onToken) => {
      if (left-- > 0) throw new Error('offline');
      shown++;
      seen.push(onToken);
      place.innerHTML = '<label><input type="checkbox"> Eu não sou um robô</label>';
      return () => void shown--;
    },
  };
  return { captcha, token: (token: string) => act(() => seen.at(-1)?.(token)), shown: () => shown };
};

const fields = { captcha: captchaField({ caption: 'Verificação' }) };

it('asks for the check, returns its proof, and asks again after the proof expires', async () => {
  const { captcha, token } = fakeCaptcha();
  const { form, submit, pass } = openForm(fields, { captcha });
  await screen.findByText('Eu não sou um robô');
  submit();
  expect(screen.getByRole('group', { name: 'Verificação' })).toBeTruthy();
  expect(fieldErrors()).toEqual(['* Clique no caixa de seleção acima para continuar']);
  token('proof');
  expect(form.submit()).toEqual({ captcha: 'proof' });
  token('');
  pass(500);
  expect(form.errors).toEqual({ captcha: { _tag: 'Required' } });
});

it('gives the focus to the check box, which has the error as its description', async () => {
  const { captcha, token } = fakeCaptcha();
  const { submit } = openForm(fields, { captcha });
  const box = await screen.findByRole('checkbox', { name: 'Eu não sou um robô' });
  submit();
  expect(document.activeElement).toBe(box);
  const sentence = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect([box.getAttribute('aria-invalid'), sentence?.textContent]).toEqual([
    'true',
    '* Clique no caixa de seleção acima para continuar',
  ]);
  token('proof');
  submit();
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual(['false', null]);
});

it('loads again after a failure, and leaves the page with the form', async () => {
  const { captcha, shown } = fakeCaptcha(1);
  openForm(fields, { captcha });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Eu não sou um robô');
  expect([shown(), screen.queryByRole('alert')]).toEqual([1, null]);
  cleanup();
  expect(shown()).toBe(0);
});
