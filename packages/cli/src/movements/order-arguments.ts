import { cents, type Cents } from '@aroeira/domain/kernel';
import type { InvestmentEntry } from '@aroeira/domain/movements';
import { redemptionMessage } from '@aroeira/domain/movements/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { idFrom } from '../arguments.ts';
import { refusalBy, usage, type Refusal } from '../refusal.ts';

/** `1234.56` or `1234,56`; below zero the sentence of the forms, otherwise wrong usage. @see decisions 0092, 0150 */
export const amountFrom = (text: string, field: string): E.Either<Refusal, Cents> => {
  const [, sign, reais = '', decimals = ''] = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (reais === '') return E.left(usage(`"${text}" is not an amount in reais: write 1234.56.`, field));
  const amount = cents(Number(reais + decimals.padEnd(2, '0')));
  return sign === '-' && amount > 0 ? E.left({ ...belowZero, field }) : E.right(amount);
};

const belowZero = refusalBy(redemptionMessage)({ _tag: 'AmountInvalid', field: 'amount' });

/** The lines of an investment. Each fund has one line. */
export const linesFrom = (texts: readonly string[]): E.Either<Refusal, readonly InvestmentEntry[]> =>
  pipe(
    texts,
    E.traverseArray(lineFrom),
    E.filterOrElse(
      (lines) => new Set(lines.map(({ fundId }) => fundId)).size === lines.length,
      () => usage('A fund is named twice: write one line for each fund.', 'line'),
    ),
  );

/** `FUND=VALUE@BANK`: the id of a fund, reais, and the id of an account. The value may be left out. */
const lineFrom = (text: string): E.Either<Refusal, InvestmentEntry> => {
  const [, fund, value, bank] = /^([^=@]+)(?:=([^=@]+))?@([^=@]+)$/.exec(text) ?? [];
  if (fund === undefined || bank === undefined)
    return E.left(usage(`"${text}" is not a line: write FUND=VALUE@BANK, as in 1=1000.00@10010.`, 'line'));
  return pipe(
    E.Do,
    E.apS('fundId', idFrom(fund, 'line')),
    E.apS('amount', value === undefined ? E.right(undefined) : amountFrom(value, 'line')),
    E.apS('bankAccountId', idFrom(bank, 'line')),
  );
};
