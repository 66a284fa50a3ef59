import {
  confirmationError,
  declareForm,
  newPasswordField,
  passwordConfirmationField,
  type Values,
} from '../../kernel/fields/index.ts';

const fields = {
  newPassword: newPasswordField({ caption: 'Nova senha' }),
  confirmation: passwordConfirmationField({ caption: 'Repita a nova senha' }),
};

/** A new password, twice. @see spec A §2 Password and device screens, A §5 Password */
export const resetPasswordForm = declareForm({
  fields,
  rules: { confirmation: ({ typed }) => confirmationError(typed.newPassword, typed.confirmation) },
});

export type ResetPasswordValues = Values<typeof fields>;
