import { isCallFailure, type CallFailure } from '../../kernel/call-failure.ts';
import { callFailureMessage, SERVER_SENTENCES } from '../../kernel/call-failure.messages.ts';
import type { Environment } from '../../kernel/environment.ts';
import { maskEmail } from '../../kernel/email.ts';
import { FIELDS_INVALID, TOO_MANY_ATTEMPTS, type AlertText } from '../access.messages.ts';
import type { ForgotPasswordFailure, NewPasswordFailure, ResetPasswordFailure } from './password.errors.ts';

/**
 * The sentence when the server sent no temporary password.
 *
 * @see spec A §8 Password recovery and device; decision 0105 for a refused proof
 */
export const forgotPasswordMessage = (failure: ForgotPasswordFailure, environment: Environment): string => {
  if (isCallFailure(failure)) return callFailureMessage(failure, environment);
  switch (failure._tag) {
    case 'DocumentNotFound':
      return 'Não foi possível encontrar o CPF/CNPJ informado.';
    case 'ProofRefused':
      return 'A verificação expirou. Marque a caixa de seleção de novo para continuar.';
    case 'TooManyAttempts':
      return TOO_MANY_ATTEMPTS;
  }
};

/**
 * The sentence after the server sent a temporary password. The words after the title are ours (decision Q032).
 *
 * @param email the address of the e-mail, in full or masked. The sentence masks it, because anybody may type a document
 * @see spec A §8 Password recovery and device
 */
export const temporaryPasswordSent = (email: string): Required<Pick<AlertText, 'title' | 'body'>> => ({
  title: 'Tudo certo!',
  body: `Enviamos uma senha temporária para o e-mail ${maskEmail(email)}. Ela pode levar alguns minutos para chegar.`,
});

/**
 * The sentence for a password that was not reset.
 *
 * @see spec A §5 Access forms, A §8 Password recovery and device; decision Q162
 */
export const resetPasswordMessage = (failure: ResetPasswordFailure): string => {
  if (failure._tag === 'FieldsInvalid') return FIELDS_INVALID;
  return failure._tag === 'SameAsPrevious' && failure.isForced
    ? 'Sua nova senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.'
    : newPasswordMessage(failure);
};

const NOT_CHANGED: Readonly<Record<Exclude<NewPasswordFailure, CallFailure>['_tag'], string>> = {
  SameAsPrevious: SERVER_SENTENCES.ERR084,
  UsedBefore: SERVER_SENTENCES.ERR080,
  WrongPassword: 'A senha atual está incorreta. Por favor, digite corretamente sua senha atual para continuar.',
  TooManyAttempts: TOO_MANY_ATTEMPTS,
};

/**
 * The sentence for a password that was not changed. For an unknown reason, it says "could not save".
 *
 * @see spec A §8 Password recovery and device
 */
export const newPasswordMessage = (failure: NewPasswordFailure): string =>
  isCallFailure(failure) ? NOT_SAVED : NOT_CHANGED[failure._tag];

const NOT_SAVED = 'Ocorreu um erro ao tentar salvar a nova senha.';

/** @see spec A §8 Password recovery and device */
export const PASSWORD_CHANGED = 'Sua senha foi alterada com sucesso!';
