import { isValidatedType, type ValidatedType } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { identity, pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { whole } from './whole.codec.ts';

/** The types of `rules validate`, as its help lists them. */
export const FIELD_TYPES =
  'text, textarea, password, cpf, cnpj, cpfcnpj, phone, email, date, birthdate, daterange, time, cep, number, money, percent';

const FieldType = new t.Type<ValidatedType, string, unknown>(
  'FieldType',
  (u): u is ValidatedType => typeof u === 'string' && isValidatedType(u),
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.chain((type) =>
        isValidatedType(type)
          ? t.success(type)
          : t.failure<ValidatedType>(u, context, `'${type}' is none of ${FIELD_TYPES}`),
      ),
    ),
  identity,
);

/** As typed. A JSON number gets a comma: 1.234 has three decimals. Null is nothing typed. @see decision 0090 */
const TypedText = new t.Type<string, string, unknown>(
  'TypedText',
  t.string.is,
  (u, context) => {
    if (typeof u === 'string') return t.success(u);
    if (u === null) return t.success('');
    return typeof u === 'number' ? t.success(String(u).replace('.', ',')) : t.failure(u, context);
  },
  identity,
);

/** The limits for the length options, in characters. */
const Length = whole(0, 1_000_000);

/** One value to check. @see the command line's contract, `rules validate` */
export const QuestionWire = t.intersection([
  t.type({ type: FieldType, value: TypedText }),
  t.partial({ caption: t.string, required: t.boolean, maxLength: Length, minLength: Length }),
]);
