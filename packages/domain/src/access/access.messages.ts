import { callFailureMessage, type Environment } from '../kernel/call-failure.messages.ts';
import type { AccountFailure, CodeFailure, SignInFailure, SignOutFailure } from './access.errors.ts';
import type { ConsentTerm } from './session.ts';

/** An alert of the catalogue: title and body stand inline, one space between them (decision Q067). */
export interface AlertText {
  readonly title?: string;
  readonly body: string;
}

/** Our words: the specification has none for too many tries. @see docs/decisions/0012 */
export const TOO_MANY_ATTEMPTS = 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.';

/**
 * What a client reads when the sign-in did not go through. Whatever else the server refuses reads as wrong credentials.
 *
 * @see spec A §8 Sign-in
 */
export const signInMessage = (failure: SignInFailure, environment: Environment): AlertText => {
  switch (failure._tag) {
    case 'AlreadyConnected':
      return {
        title: 'Ops!',
        body: 'Já existe outro dispositivo móvel conectado com esta conta. Por favor, encerre a sessão no outro dispositivo e tente novamente. Em caso de dúvidas, entre em contato conosco.',
      };
    case 'WrongCredentials':
      return { body: 'Não foi possível continuar, CPF ou Senha estão incorretos.' };
    case 'TooManyAttempts':
      return { body: TOO_MANY_ATTEMPTS };
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return { body: callFailureMessage(failure, environment) };
  }
};

/** What a client reads when the two-step code was not taken. @see spec A §8 Sign-in, Two-step code */
export const codeMessage = (failure: CodeFailure | SignInFailure): string => {
  switch (failure._tag) {
    case 'CodeMissing':
      return 'Campo obrigatório';
    case 'WrongCode':
      return 'Não foi possível continuar, verifique o código que enviamos no seu e-mail.';
    case 'TooManyAttempts':
      return TOO_MANY_ATTEMPTS;
    case 'CodeUnexpected':
    case 'AlreadyConnected':
    case 'WrongCredentials':
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return 'Houve um erro inesperado ao verificar o código, por favor tente novamente mais tarde.';
  }
};

/** What a client reads when a session did not end at the server. @see spec A §8 Registration and general */
export const signOutMessage = (failure: Pick<SignOutFailure, '_tag'>): string => {
  switch (failure._tag) {
    case 'AppSignOutFailed':
      return 'Erro ao fazer logout do aplicativo';
    case 'SessionSignOutFailed':
      return 'Erro ao encerrar sessão do aplicativo';
    case 'RevokeFailed':
      return 'Falha ao revogar tokens';
  }
};

/** `invalid_client` itself is never shown (R880). @see decision Q032 */
export const accountMessage = (failure: AccountFailure): string => {
  switch (failure._tag) {
    case 'NoSuchAccount':
      return 'Esta conta não está salva neste dispositivo.';
  }
};

/** The captions of the consent dialog, neutral and ours. @see decision Q042 */
export const CONSENT_CAPTIONS: Readonly<Record<ConsentTerm, string>> = {
  1: 'Li e concordo com os termos de uso do portal',
  2: 'Autorizo o tratamento dos meus dados para a gestão dos meus investimentos',
  3: 'Autorizo o uso de cookies necessários ao funcionamento do portal',
  4: 'Aceito receber comunicados sobre a minha conta',
};

/** When the client's answer could not be kept. @see spec A §8 Registration and general */
export const CONSENT_FAILED =
  'Não foi possível registrar o consentimento de cookies no momento, por favor tente mais tarde';
