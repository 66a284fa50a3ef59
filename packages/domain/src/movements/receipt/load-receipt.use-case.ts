import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Movement } from '../history/movement.ts';
import type { Receipts } from '../movements.ports.ts';
import { receiptFileName, type Receipt, type ReceiptFailure } from './receipt.ts';

export type LoadReceipt = (order: Pick<Movement, 'id' | 'createdAt'>) => TE.TaskEither<ReceiptFailure, Receipt>;

/** Loads the receipt of an order, under the name that its file gets. @see decisions 0372, 0373 */
export const makeLoadReceipt =
  (receipts: Receipts): LoadReceipt =>
  (order) =>
    pipe(
      receipts.of(order.id),
      TE.mapLeft(
        (failure): ReceiptFailure =>
          failure._tag === 'Refused' && failure.status === 404 ? { _tag: 'ReceiptNotFound' } : failure,
      ),
      TE.map((file) => ({ fileName: receiptFileName(order), file })),
    );
