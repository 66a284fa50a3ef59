import { parseCnpj, parseCpf } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { parsedText } from '../http/parsed.codec.ts';
import { wordsOnWire } from '../http/values.codec.ts';

const YES = 1;
const NO = 0;

/** Yes and no as the wire's 1 and 0. */
export const YesNoFromNumber = wordsOnWire('YesNoFromNumber', { yes: YES, no: NO });

/** True and false as the wire's 1 and 0. */
export const BooleanFromNumber = new t.Type<boolean, 0 | 1, unknown>(
  'BooleanFromNumber',
  t.boolean.is,
  (u, context) => (u === YES || u === NO ? t.success(u === YES) : t.failure(u, context, 'not 1 or 0')),
  (value) => (value ? YES : NO),
);

/** A CPF on the wire, read and written as `DocumentText`. */
export const CpfText = parsedText('CPF', (text) => O.toUndefined(O.fromEither(parseCpf(text))));

/** A CNPJ on the wire, in the same way. */
export const CnpjText = parsedText('CNPJ', (text) => O.toUndefined(O.fromEither(parseCnpj(text))));
