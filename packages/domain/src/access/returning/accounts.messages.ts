import { accountMessage } from '../access.messages.ts';
import type { MainAccountFailure } from './accounts.errors.ts';

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
