import { isRefusedWith, type CallFailure } from './call-failure.ts';
import type { Environment } from './environment.ts';
import { UNREACHABLE_MESSAGE } from './trying-again.messages.ts';

/** The sentence for a failure without its own sentence. @see spec A §8 Registration and general */
export const GENERIC_MESSAGE = 'Ocorreu um erro, tente novamente mais tarde.';

/** The client stopped a call. */
const STOPPED_MESSAGE = 'Você parou o envio. O que você preencheu continua aqui.';

/** `undefined` for an unknown code. @see spec A §8 Server codes, decision Q032 (our words for those in English) */
const serverCodeMessage = (code: string): string | undefined => SERVER_CODES.get(code);

/** The sentence of each server code. @see spec A §8 Server codes; decision Q032 */
export const SERVER_SENTENCES = {
  ERR027: 'Documento não encontrado.',
  ERR028: 'Senha incorreta.',
  ERR034: 'Cadastro não encontrado. Por favor, entre em contato com o administrador.',
  ERR063: 'O CPF informado já está cadastrado.',
  ERR080:
    'Sua senha não pode ser uma senha já utilizada anteriormente. Por favor, defina uma nova senha para continuar.',
  ERR084: 'Sua senha não pode ser a mesma que a anterior. Por favor, defina uma nova senha para continuar.',
  ERR118: 'Ficha cadastral não encontrada.',
  ERR133: 'Não é possível assinar a ficha cadastral.',
  ERR135: 'A assinatura da ficha cadastral é inválida.',
  ERR140: 'O CPF do co-titular da conta não pode ser o mesmo do titular',
  ERR158: 'Já existe uma ficha cadastral para este parceiro.',
} as const;

const SERVER_CODES: ReadonlyMap<string, string> = new Map(Object.entries(SERVER_SENTENCES));

/** Errors in the product itself, which no environment shows. @see spec A §8 Registration and general, "Internal" */
const INTERNAL_CODES = ['no_registration_form_set', 'invalid_client'];

/** The sentence of a failed call when the screen has none. @see spec A §7, A §8; decisions Q116, Q121, Q122 */
export const callFailureMessage = (failure: CallFailure, environment: Environment): string => {
  switch (failure._tag) {
    case 'Refused': {
      if (isRefusedWith(failure, ...INTERNAL_CODES)) return GENERIC_MESSAGE;
      if (environment !== 'production' && failure.detail !== '') return `${GENERIC_MESSAGE} ${failure.detail}`;
      const known = failure.code === undefined ? undefined : serverCodeMessage(failure.code);
      return known === undefined ? GENERIC_MESSAGE : `${GENERIC_MESSAGE} ${known}`;
    }
    case 'Unreachable':
      return failure.cause === 'stopped' ? STOPPED_MESSAGE : UNREACHABLE_MESSAGE;
    case 'Unreadable':
      return GENERIC_MESSAGE;
    case 'NoSession':
      return 'Sessão expirada!';
    case 'RefreshFailed':
      return 'Erro no servidor, tente novamente mais tarde';
  }
};
