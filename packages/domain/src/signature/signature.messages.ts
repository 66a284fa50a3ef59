import { requiredSentence } from '../kernel/fields/index.ts';
import { isCallFailure, isRefusedWith } from '../kernel/call-failure.ts';
import { callFailureMessage, SERVER_SENTENCES } from '../kernel/call-failure.messages.ts';
import type { Environment } from '../kernel/environment.ts';
import { flagMessage } from '../registration/flags/flags.messages.ts';
import type { ConformityState, SignatureError, SigningClosed, SigningFailure } from './signature.ts';

/** The caption of the city's field. @see spec B §4 Conformity term */
export const SIGNING_CITY_CAPTION = 'Cidade de assinatura';

const NOT_SIGNED: Readonly<Record<SignatureError['_tag'], string>> = {
  NoTermAccepted: 'Para continuar, é necessário ler e aceitar pelo menos um termo.',
  SignatureMissing: 'Para continuar, é necessário fazer a sua assinatura.',
  NameUnlike: 'Digite o seu nome completo, igual ao do seu cadastro.',
  SigningCityMissing: requiredSentence(SIGNING_CITY_CAPTION),
};

/** The sentence of each error. The first two are ours. @see spec A §5; decisions Q032, 0063 */
export const signatureMessage = ({ _tag }: SignatureError): string => NOT_SIGNED[_tag];

/** A client without a way to sign reads why. One who comes too early reads that it is not the time. */
const closedMessage = ({ to, reason }: SigningClosed): string =>
  to === 'dashboard' ? flagMessage(reason) : SERVER_SENTENCES.ERR133;

/** The sentence for a signature that was not made. @see spec A §8 Server codes (ERR133, ERR135) */
export const signingMessage = (failure: SigningFailure, environment: Environment): string => {
  if (failure._tag === 'SigningClosed') return closedMessage(failure);
  if (!isCallFailure(failure)) return signatureMessage(failure);
  if (isRefusedWith(failure, 'ERR133')) return SERVER_SENTENCES.ERR133;
  return isRefusedWith(failure, 'ERR135') ? SERVER_SENTENCES.ERR135 : callFailureMessage(failure, environment);
};

/** What the client reads about the signature. The words are ours. @see decisions Q032, Q172, 0215 */
export const SIGNING_TEXTS = {
  readFirst: 'Leia até o fim para aceitar',
  readToEnd: 'Role até o fim do termo para aceitar.',
  noTerms: 'Ainda não há termos assinados.',
  unchanged: 'O documento é o mesmo que foi assinado.',
  changed: 'Este arquivo não é um documento assinado por você, ou foi alterado depois da assinatura.',
} as const;

/** What both parties accept, as the client reads it before signing. @param canType a typed name is a signature too */
export const signingAgreement = (canType: boolean): string =>
  `Ao assinar, as partes aceitam esta assinatura eletrônica, ${canType ? 'desenhada ou digitada' : 'desenhada na tela'}, como válida (MP 2.200-2/2001, art. 10, § 2º).`;

/** The text of the conformity term's page. The state is `checking` until the answer comes. @see spec B §4 Conformity term; decision 0200 */
export const conformityText = (state: ConformityState | 'checking'): string => {
  switch (state) {
    case 'signed':
      return 'A assinatura do termo de desenquadramento já foi efetuada.';
    case 'notSigned':
    case 'started':
      return 'Prosseguir para a assinatura';
    case 'checking':
      return 'Verificando assinatura';
  }
};

/** The prompt for the city, before the term. @see spec B §4 Conformity term, B §8 Profile */
export const SIGNING_CITY_PROMPT = {
  question: 'Informe seu local atual para continuar:',
  caption: SIGNING_CITY_CAPTION,
  failed: 'Ocorreu um erro ao tentar salvar a cidade de assinatura.',
} as const;

/** The sentence for terms that failed to load. @see spec A §8 Registration and general */
export const TERMS_FAILED = 'Não foi possível carregar os termos';
