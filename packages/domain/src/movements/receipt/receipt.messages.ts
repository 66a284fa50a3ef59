import type { ReceiptFailure } from './receipt.ts';

/** Why there is no receipt, and what to do. */
export const receiptMessage = ({ _tag }: ReceiptFailure): string =>
  _tag === 'ReceiptNotFound'
    ? 'O comprovante deste pedido não foi encontrado. Confira o pedido no histórico.'
    : 'Não foi possível carregar o comprovante. O pedido não mudou: tente de novo.';
