import { parseCnpj, parseCpf, parseDocument, type Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parsedText } from './words.codec.ts';

/** A CPF or CNPJ on the wire: read with or without punctuation, written without (spec A §7 "document (digits)"). */
export const DocumentText = new t.Type<Document, string, unknown>(
  'DocumentText',
  (u): u is Document => typeof u === 'string' && E.isRight(parseDocument(u)),
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((text) =>
        pipe(
          parseDocument(text),
          E.match(() => t.failure<Document>(u, context, 'not a CPF or CNPJ'), t.success),
        ),
      ),
    ),
  identity,
);

/** A CPF on the wire, read and written as `DocumentText`. */
export const CpfText = parsedText('CPF', (text) => E.getOrElseW(() => undefined)(parseCpf(text)));

/** A CNPJ on the wire, in the same way. */
export const CnpjText = parsedText('CNPJ', (text) => E.getOrElseW(() => undefined)(parseCnpj(text)));
