import { isCallFailure } from '../../kernel/call-failure.ts';
import { SERVER_SENTENCES } from '../../kernel/call-failure.messages.ts';
import type { SignInFailure } from '../access.errors.ts';
import { accountMessage } from '../access.messages.ts';
import type { MainAccountFailure } from './accounts.errors.ts';

/**
 * The sentence under the password of a returning user. `undefined` for a failure that is not about the password: the
 * client then reads the sentence of a first sign-in.
 *
 * @see spec A §8 Sign-in
 */
export const unlockMessage = (failure: SignInFailure): string | undefined => {
  if (isCallFailure(failure)) return undefined;
  switch (failure._tag) {
    case 'WrongCredentials':
      return SERVER_SENTENCES.ERR028;
    case 'AlreadyConnected':
      return 'Outro dispositivo móvel já está conectado';
    case 'TooManyAttempts':
  }
};

/** The sentence when no account became the main one. @see spec A §5 Access forms, A §8 Sign-in */
export const mainAccountMessage = (failure: MainAccountFailure): string => {
  switch (failure._tag) {
    case 'NoAccountChosen':
      return 'Por favor, selecione uma conta para ser a principal.';
    case 'MainAccountNotSet':
      return 'Erro ao definir conta principal. Tente novamente.';
    case 'NoSuchAccount':
      return accountMessage(failure);
  }
};
