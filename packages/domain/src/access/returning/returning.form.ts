import { passwordField } from '../../kernel/fields/index.ts';

/** The password of a returning user. @see spec A §5 Access forms "Unlock modal" */
export const unlockForm = {
  password: passwordField({
    caption: 'Senha',
    whenEmpty: 'Preencha sua senha para continuar',
    autocomplete: 'current-password',
  }),
};
