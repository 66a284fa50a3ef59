import type { CallFailure } from '@aroeira/domain/kernel';
import { isInDoubt, type FundsNotLoaded } from '@aroeira/domain/movements';
import { LIST_TEXTS } from '@aroeira/domain/movements/messages';
import { callRefusal, isOfSession, refusal, type Refusal } from '../refusal.ts';

/** The client answered a question with no. */
export const notConfirmed = refusal('not_confirmed', 'Nenhum pedido foi enviado.');

/** Our words. @see decision 0218 */
const ONE_ORDER = 'O mesmo pedido, com os mesmos valores, repetido em até 2 dias, não cria outro.';

/** Our words. The client may have meant a second order. @see decision 0218 */
export const SENT_AGAIN =
  'Este pedido já foi enviado e ficou sem resposta. Ele é enviado de novo, e conta uma vez só.\n';

/** The sentence of a failed order. An order without an answer may be sent again. */
export const orderMessage =
  <F extends Parameters<typeof isInDoubt>[0]>(sentenceOf: (failure: F) => string) =>
  (failure: F): string =>
    isInDoubt(failure) ? `${sentenceOf(failure)} ${ONE_ORDER}` : sentenceOf(failure);

/** A list that failed to load, in the sentence of the screen. A failure of the session has its own. @see spec B §8 Movements */
export const listRefusal =
  (message: string) =>
  (failure: CallFailure): Refusal =>
    isOfSession(failure) ? callRefusal(failure) : { ...callRefusal(failure), message };

export const fundsRefusal = ({ why }: FundsNotLoaded): Refusal => listRefusal(LIST_TEXTS.fundsNotLoaded)(why);
