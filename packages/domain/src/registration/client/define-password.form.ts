import {
  confirmationError,
  declareForm,
  newPasswordField,
  passwordConfirmationField,
} from '../../kernel/fields/index.ts';

/** The password of a new client, twice. @see spec A §5 Password */
export const definePasswordForm = declareForm({
  fields: {
    password: newPasswordField({ caption: 'Nova senha' }),
    confirmation: passwordConfirmationField({ caption: 'Confirmação de senha' }),
  },
  rules: {
    confirmation: ({ typed: { password, confirmation } }) => confirmationError(password, confirmation),
  },
});
