import type { ReceiptFailure } from './receipt.ts';

/** The words are ours. @see decision 0372 */
export const RECEIPT_TEXTS = {
  save: 'Baixar comprovante',
  share: 'Compartilhar',
  notShared: 'Não foi possível compartilhar o comprovante. Tente novamente, ou baixe o arquivo.',
} as const;

/** Why there is no receipt, and what to do. */
export const receiptMessage = ({ _tag }: ReceiptFailure): string =>
  _tag === 'ReceiptNotFound'
    ? 'O comprovante deste pedido não foi encontrado. Confira o pedido no histórico.'
    : 'Não foi possível carregar o comprovante. O pedido não mudou. Tente novamente.';
