import type { Environment } from '../../kernel/environment.ts';
import { signInMessage, type AlertText } from '../access.messages.ts';
import type { EnableQuickAccessFailure, QuickAccessFailure } from './quick-access.errors.ts';

/** The first sentence of each refusal. The password field follows. @see spec A §8 Sign-in; decision Q064 */
const FAILED = 'Não foi possível confirmar o Acesso Rápido. Por favor, utilize sua senha para continuar.';

const NOT_REGISTERED = 'Não foi possível registrar este dispositivo para acesso biométrico.';

const NOT_ENABLED: Readonly<Record<EnableQuickAccessFailure['_tag'], string>> = {
  NotSupported: 'Seu navegador não é compatível com o acesso por biometria.',
  RequiresHttps: 'O acesso por biometria precisa de uma conexão segura (HTTPS).',
  NoAuthenticator: 'Não encontramos biometria disponível neste dispositivo.',
  Cancelled: 'Você pode ativar depois nas configurações',
  AlreadyRegistered: 'Este dispositivo já está registrado para o acesso rápido.',
  TimedOut: 'O tempo para confirmar a biometria acabou. Tente novamente.',
  Unreachable: 'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  SecurityRefused: 'Por segurança, o navegador não permitiu o acesso por biometria neste endereço.',
  BiometricsFailed: NOT_REGISTERED,
  Refused: NOT_REGISTERED,
  Unreadable: NOT_REGISTERED,
  NoSession: NOT_REGISTERED,
  RefreshFailed: NOT_REGISTERED,
};

/**
 * The sentence when quick access was not turned on. The specification has two sentences. The others are ours (decision
 * Q032).
 *
 * @see spec A §8 Sign-in, quick-access registration messages
 */
export const enableQuickAccessMessage = ({ _tag }: EnableQuickAccessFailure): string => NOT_ENABLED[_tag];

/**
 * The sentences above the password when quick access failed: the sentence of the specification, then the reason. When
 * another device is connected, a password does not help either. So the sentence is the one after a password.
 *
 * @see spec A §8 Sign-in, biometric (WebAuthn) errors; decisions Q032, Q064
 */
export const quickAccessMessage = (failure: QuickAccessFailure, environment: Environment): AlertText =>
  failure._tag === 'AlreadyConnected'
    ? signInMessage(failure, environment)
    : { title: FAILED, body: reasonOf(failure) };

const reasonOf = (failure: Exclude<QuickAccessFailure, { readonly _tag: 'AlreadyConnected' }>): string => {
  switch (failure._tag) {
    case 'NotSupported':
      return 'Seu navegador não é compatível com a biometria.';
    case 'RequiresHttps':
      return 'A biometria precisa de uma conexão segura (HTTPS).';
    case 'LoginIdRequired':
      return 'Não foi possível identificar este dispositivo.';
    case 'NoAuthenticator':
      return 'A biometria não está disponível neste dispositivo.';
    case 'Cancelled':
      return 'A biometria foi cancelada.';
    case 'TimedOut':
      return 'O tempo para confirmar a biometria acabou.';
    case 'CredentialUnknown':
      return 'O registro deste dispositivo não foi encontrado ou não vale mais.';
    case 'Unreachable':
      return 'Houve um erro de conexão. Verifique sua conexão.';
    case 'TooManyAttempts':
      return 'Foram muitas tentativas seguidas.';
    case 'SecurityRefused':
    case 'BiometricsFailed':
    case 'VerificationFailed':
    case 'WrongCredentials':
    case 'Refused':
    case 'Unreadable':
    case 'NoSession':
    case 'RefreshFailed':
      return 'A verificação da biometria falhou.';
  }
};
