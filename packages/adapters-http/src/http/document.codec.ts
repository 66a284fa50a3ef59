import { parseCnpj, parseCpf, parseDocument } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import { parsedText } from './words.codec.ts';

/** A CPF or CNPJ on the wire: read with or without punctuation, written without (spec A §7 "document (digits)"). */
export const DocumentText = parsedText('CPF or CNPJ', (text) => O.toUndefined(O.fromEither(parseDocument(text))));

/** A CPF on the wire, read and written as `DocumentText`. */
export const CpfText = parsedText('CPF', (text) => O.toUndefined(O.fromEither(parseCpf(text))));

/** A CNPJ on the wire, in the same way. */
export const CnpjText = parsedText('CNPJ', (text) => O.toUndefined(O.fromEither(parseCnpj(text))));
