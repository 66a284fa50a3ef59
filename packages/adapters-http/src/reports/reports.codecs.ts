import type { Pdf, ReportAnswer } from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/** The first bytes of every PDF: `%PDF-`. @see ISO 32000-1, 7.5.2 */
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Bytes that begin as a PDF does. An error page must not be saved as a PDF. */
export const PdfBytes = new t.Type<Pdf, Pdf, Pdf>(
  'PdfBytes',
  (u): u is Pdf => u instanceof Uint8Array,
  (bytes, context) =>
    SIGNATURE.every((byte, i) => bytes[i] === byte) ? t.success(bytes) : t.failure(bytes, context, 'not a PDF'),
  identity,
);

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
