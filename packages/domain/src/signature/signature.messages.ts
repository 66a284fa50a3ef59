import { requiredSentence } from '../kernel/fields/index.ts';
import type { ConformityState, SignatureError } from './signature.ts';

/** The caption of the city's field. @see spec B §4 Conformity term */
export const SIGNING_CITY_CAPTION = 'Cidade de assinatura';

const NOT_SIGNED: Readonly<Record<SignatureError['_tag'], string>> = {
  NoTermAccepted: 'Para continuar, é necessário ler e aceitar pelo menos um termo.',
  SignatureMissing: 'Para continuar, é necessário fazer a sua assinatura.',
  SigningCityMissing: requiredSentence(SIGNING_CITY_CAPTION),
};

/** The sentence of each error. The first two are ours. @see spec A §5; decisions Q032, 0063 */
export const signatureMessage = ({ _tag }: SignatureError): string => NOT_SIGNED[_tag];

/** The text of the conformity term's page. The state is `checking` until the answer comes. @see spec B §4 Conformity term; decision Q104 */
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
