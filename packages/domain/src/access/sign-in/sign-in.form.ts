import { cpfCnpjField, passwordField } from '../../kernel/fields/index.ts';

const whenEmpty = 'Preencha todos os campos para continuar';

/** The sign-in form. Its captions are decision Q031's; its empty message is spec A §5 Access forms. */
export const signInForm = {
  document: cpfCnpjField({ caption: 'CPF/CNPJ', whenEmpty, autocomplete: 'username' }),
  password: passwordField({ caption: 'Senha', whenEmpty, autocomplete: 'current-password' }),
};
