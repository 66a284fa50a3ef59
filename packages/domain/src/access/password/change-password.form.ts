import { declareForm, passwordField, type Values } from '../../kernel/fields/index.ts';
import { resetPasswordForm } from './reset-password.form.ts';

const fields = {
  currentPassword: passwordField({ caption: 'Senha atual', autocomplete: 'current-password' }),
  ...resetPasswordForm.fields,
};

/** The current password, and a new one twice, by the same rules as a reset. @see spec A §5 Password, B §5 Change password */
export const changePasswordForm = declareForm({
  fields,
  rules: {
    confirmation: ({ typed, values, today }) => resetPasswordForm.rules.confirmation?.({ typed, values, today }),
  },
});

export type ChangePasswordValues = Values<typeof fields>;
