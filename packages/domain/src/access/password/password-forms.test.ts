import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, fieldMessage } from '../../kernel/fields/index.ts';
import { changePasswordForm } from './change-password.form.ts';
import { forgotPasswordForm } from './forgot-password.form.ts';
import { resetPasswordForm } from './reset-password.form.ts';

const context = { today: calendarDay('2026-11-20') };
const required = { _tag: 'Required' };

describe('a forgotten password', () => {
  it('needs a document and a captcha proof, and each of them [R174] [R175]', () => {
    const check = (document: string, captcha: string) => checkForm(forgotPasswordForm, { document, captcha }, context);
    expect(check('', 'proof')).toEqual(E.left({ document: required }));
    expect(check('632.872.530-26', '')).toEqual(E.left({ captcha: required }));
    expect(check('632.872.530-26', 'proof')).toEqual(E.right({ document: '63287253026', captcha: 'proof' }));
    expect(fieldMessage(forgotPasswordForm.document, { _tag: 'Required' })).toBe('CPF/CNPJ é obrigatório');
    expect(fieldMessage(forgotPasswordForm.captcha, { _tag: 'Required' })).toBe(
      'Clique no caixa de seleção acima para continuar',
    );
  });
});

describe('a reset', () => {
  it('needs a strong password twice', () => {
    const check = (newPassword: string, confirmation: string) =>
      checkForm(resetPasswordForm, { newPassword, confirmation }, context);
    expect(check('', '')).toEqual(E.left({ newPassword: required, confirmation: required }));
    expect(check('Nova@1234', 'Nova@1235')).toEqual(E.left({ confirmation: { _tag: 'PasswordDiffers' } }));
    expect(check('Nova@1234', 'Nova@1234')).toEqual(E.right({ newPassword: 'Nova@1234', confirmation: 'Nova@1234' }));
  });
});

describe('a change', () => {
  const check = (currentPassword: string, newPassword: string, confirmation: string) =>
    checkForm(changePasswordForm, { currentPassword, newPassword, confirmation }, context);

  it('needs the current password, a new one and its confirmation [R198]', () => {
    expect(check('', '', '')).toEqual(
      E.left({ currentPassword: required, newPassword: required, confirmation: required }),
    );
    const values = { currentPassword: 'x', newPassword: 'Nova@1234', confirmation: 'Nova@1234' };
    expect(check('x', 'Nova@1234', 'Nova@1234')).toEqual(E.right(values));
  });

  it('checks the new password by the same rules and in the same words [R201]', () => {
    const weak = { _tag: 'PasswordWeak' } as const;
    for (const password of ['Abcde1!', 'abcdefg1!', 'Abcdefg1', 'Abcdefg!'])
      expect(check('x', password, password)).toEqual(E.left({ newPassword: weak, confirmation: weak }));
    expect(check('x', 'Nova@1234', 'outra')).toEqual(E.left({ confirmation: { _tag: 'PasswordDiffers' } }));
  });
});
