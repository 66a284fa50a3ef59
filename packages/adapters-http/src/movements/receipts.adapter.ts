import type { Receipts } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { pdfIn } from '../http/pdf.codec.ts';

/** The path of the receipt of the order of a movement. */
export const receiptPath = (movementId: string): string => `investments/receipt/${encodeURIComponent(movementId)}`;

/** Receipts over the portal API. @see decision 0373 */
export const makeHttpReceipts = (http: HttpClient): Receipts => ({
  of: (movementId) => pipe(http.file(receiptPath(movementId), { acts: false }), TE.chainEitherK(pdfIn)),
});
