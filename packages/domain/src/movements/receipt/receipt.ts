import type { CallFailure } from '../../kernel/call-failure.ts';
import { dayInSaoPaulo } from '../../kernel/days.ts';
import type { FileContent } from '../../kernel/file-content.ts';
import type { Movement } from '../history/movement.ts';

/** The receipt of an order, as a file to save or share. @see decision 0372 */
export interface Receipt {
  readonly fileName: string;
  readonly file: FileContent;
}

/** Why there is no receipt. */
export type ReceiptFailure =
  /** The client has no such order. @see decision 0373 */
  { readonly _tag: 'ReceiptNotFound' } | CallFailure;

/** The name of the file: the day of the order in São Paulo, and the beginning of its id. @see decision 0373 */
export const receiptFileName = ({ id, createdAt }: Pick<Movement, 'id' | 'createdAt'>): string =>
  `Comprovante_${dayInSaoPaulo(createdAt)}_${id.slice(0, 8)}.pdf`;
