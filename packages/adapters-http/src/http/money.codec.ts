import { cents, type Cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';

/**
 * Money as the API writes it, reais as a JSON number with at most two decimals: 1234.5 is 123450 cents.
 *
 * The only place where reais become cents and back.
 * @see decision 0002, Bodies that the specification does not show
 */
export const CentsFromReais = new t.Type<Cents, number, unknown>(
  'CentsFromReais',
  (u): u is Cents => Number.isSafeInteger(u),
  (u, context) =>
    pipe(
      t.number.validate(u, context),
      E.chain((reais) => {
        const whole = Math.round(reais * 100);
        return Number.isSafeInteger(whole) && Number((whole / 100).toFixed(2)) === reais
          ? t.success(cents(whole))
          : t.failure(u, context, 'not reais with at most two decimals');
      }),
    ),
  (amount) => amount / 100,
);
