import { captchaField, cpfCnpjField } from '../../kernel/fields/index.ts';

/**
 * The document of the client who forgot the password, and the captcha's proof that a person asks.
 *
 * @see spec A §2 Password and device screens, A §5 Access forms
 */
export const forgotPasswordForm = {
  document: cpfCnpjField({ caption: 'CPF/CNPJ', autocomplete: 'username' }),
  captcha: captchaField({ caption: 'Verificação de segurança' }),
};
