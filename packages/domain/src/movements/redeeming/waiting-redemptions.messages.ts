import { formatBrl } from '../../kernel/formats.ts';
import type { RedeemableFund } from './redemption.ts';
import { redeemablePosition } from './redemption.rules.ts';

/**
 * What a client must know before the form is sent: redemptions of the fund wait, or nobody knows. `undefined` when none
 * waits. The words are ours.
 *
 * @see decision 0193
 */
export const waitingNotice = (fund: RedeemableFund): string | undefined => {
  const { areKnown, leaving } = fund.waiting;
  const waits =
    leaving === 0
      ? undefined
      : `${formatBrl(leaving)} deste fundo já estão em resgate. O resgate total pede o restante: ${formatBrl(redeemablePosition(fund))}.`;
  return areKnown ? waits : [HISTORY_UNKNOWN, waits].filter(Boolean).join(' ');
};

const HISTORY_UNKNOWN =
  'Não foi possível verificar se há outros resgates deste fundo em andamento. Se houver, o pedido pode ser recusado.';
