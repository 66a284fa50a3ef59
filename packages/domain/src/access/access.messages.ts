import { isCallFailure } from '../kernel/call-failure.ts';
import { callFailureMessage } from '../kernel/call-failure.messages.ts';
import type { Environment } from '../kernel/environment.ts';
import { FIELD_SENTENCES } from '../kernel/fields/index.ts';
import type { AccountFailure, CodeFailure, SignInFailure, SignOutFailure } from './access.errors.ts';
import type { ConsentTerm } from './session.ts';

/** An alert of the catalogue. Title and body stand on one line, with one space between them (decision Q067). */
export interface AlertText {
  readonly title?: string;
  readonly body: string;
  /** What the button says. 'Entendi' by default. */
  readonly answer?: string;
}

/** Our words. The specification has no sentence for too many tries. @see decision 0012 */
export const TOO_MANY_ATTEMPTS = 'Muitas tentativas seguidas. Aguarde alguns minutos e tente novamente.';

/**
 * The sentence for a sign-in that failed. Every other refusal of the server reads as wrong credentials.
 *
 * @see spec A §8 Sign-in
 */
export const signInMessage = (failure: SignInFailure, environment: Environment): AlertText => {
  if (isCallFailure(failure) && failure._tag !== 'Refused') return { body: callFailureMessage(failure, environment) };
  switch (failure._tag) {
    case 'AlreadyConnected':
      return {
        title: 'Ops!',
        body: 'Já existe outro dispositivo móvel conectado com esta conta. Por favor, encerre a sessão no outro dispositivo e tente novamente. Em caso de dúvidas, entre em contato conosco.',
      };
    case 'WrongCredentials':
    case 'Refused':
      return { body: 'Não foi possível continuar, CPF ou Senha estão incorretos.' };
    case 'TooManyAttempts':
      return { body: TOO_MANY_ATTEMPTS };
  }
};

/** The sentence for a form that is sent with a wrong field. @see spec A §5 Access forms */
export const FIELDS_INVALID = 'Preencha corretamente todos os campos para continuar';

/** The sentence for a refused two-step code. @see spec A §8 Sign-in, Two-step code */
export const codeMessage = (failure: CodeFailure | SignInFailure): string => {
  switch (failure._tag) {
    case 'CodeMissing':
      return FIELD_SENTENCES.Missing;
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
    case 'RefreshFailed':
      return 'Houve um erro inesperado ao verificar o código, por favor tente novamente mais tarde.';
  }
};

const NOT_SIGNED_OUT: Readonly<Record<SignOutFailure['_tag'], string>> = {
  AppSignOutFailed: 'Erro ao fazer logout do aplicativo',
  SessionSignOutFailed: 'Erro ao encerrar sessão do aplicativo',
  RevokeFailed: 'Falha ao revogar tokens',
};

/** The sentence for a session that did not end at the server. @see spec A §8 Registration and general */
export const signOutMessage = ({ _tag }: Pick<SignOutFailure, '_tag'>): string => NOT_SIGNED_OUT[_tag];

/** The sentence instead of `invalid_client`, which the client never reads (R880). @see decision Q032 */
export const accountMessage = (failure: AccountFailure): string => {
  switch (failure._tag) {
    case 'NoSuchAccount':
      return 'Esta conta não está salva neste dispositivo.';
  }
};

/** The captions of the consent dialog, in our own neutral words. @see decision 0135 */
export const CONSENT_CAPTIONS: Readonly<Record<ConsentTerm, string>> = {
  1: 'Li e concordo com os termos de uso do portal',
  2: 'Autorizo o tratamento dos meus dados para a gestão dos meus investimentos',
  3: 'Autorizo o uso de cookies necessários ao funcionamento do portal',
  4: 'Aceito receber comunicados sobre a minha conta',
};

/** The sentence when the server did not keep the consent. @see spec A §8 Registration and general */
export const CONSENT_FAILED =
  'Não foi possível registrar o consentimento de cookies no momento, por favor tente mais tarde';
