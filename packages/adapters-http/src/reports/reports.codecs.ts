import type { Pdf, ReportAnswer } from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { PdfBytes } from '../http/pdf.codec.ts';

/** Bytes in JSON. They are only read: the portal sends no report. */
const BytesFromBase64 = new t.Type<Pdf, Pdf, unknown>(
  'BytesFromBase64',
  (u): u is Pdf => u instanceof Uint8Array,
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((base64) =>
        pipe(
          E.tryCatch(
            () => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
            () => undefined,
          ),
          E.orElse(() => t.failure(u, context, 'not base64')),
        ),
      ),
    ),
  identity,
);

const PdfFromBase64 = BytesFromBase64.pipe(PdfBytes);

/** The answer about a report that is prepared: its status, or the report. @see spec B §4 Reports; decision 0145 */
export const GeneratedWire = t.union([
  t.type({ status: t.keyof({ agendado: null, error: null, not_available_yet: null }) }),
  t.type({ result: PdfFromBase64 }),
]);

const ANSWERS = {
  agendado: { _tag: 'Preparing' },
  error: { _tag: 'NotAvailable' },
  not_available_yet: { _tag: 'NotAvailableYet' },
} as const satisfies Record<string, ReportAnswer>;

/** The answer in our words. */
export const answerOf = (wire: t.TypeOf<typeof GeneratedWire>): ReportAnswer =>
  'status' in wire ? ANSWERS[wire.status] : { _tag: 'Ready', pdf: wire.result };
