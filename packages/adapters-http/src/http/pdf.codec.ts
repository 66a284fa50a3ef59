import type { CallFailure, FileContent } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { pathOf } from './answer.ts';

type Bytes = FileContent['bytes'];

/** The first bytes of every PDF: `%PDF-`. @see ISO 32000-1, 7.5.2 */
const SIGNATURE = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Bytes that begin as a PDF does. An error page must not be saved as a PDF. */
export const PdfBytes = new t.Type<Bytes, Bytes, Bytes>(
  'PdfBytes',
  (u): u is Bytes => u instanceof Uint8Array,
  (bytes, context) =>
    SIGNATURE.every((byte, i) => bytes[i] === byte) ? t.success(bytes) : t.failure(bytes, context, 'not a PDF'),
  identity,
);

/** A file that is a PDF. */
export const pdfIn = ({ bytes }: FileContent): E.Either<CallFailure, FileContent> =>
  pipe(
    PdfBytes.decode(bytes),
    E.bimap(
      (errors): CallFailure => ({ _tag: 'Unreadable', path: pathOf(errors) }),
      (pdf) => ({ contentType: 'application/pdf', bytes: pdf }),
    ),
  );
