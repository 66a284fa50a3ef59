import * as E from 'fp-ts/Either';
import { moneyField, type Field } from '../../kernel/fields/index.ts';
import type { Mask } from '../../kernel/fields/mask.ts';
import { cents, type Cents } from '../../kernel/money.ts';

const amount = moneyField({ caption: 'Poupança por mês' });

const isNegative = (text: string): boolean => text.includes('-');
const unsigned = (text: string): string => text.replaceAll('-', '');

/** Keeps one sign before what a function makes of the rest. */
const signed =
  (rest: (text: string) => string) =>
  (text: string): string =>
    (isNegative(text) ? '-' : '') + rest(unsigned(text));

const withSign = ({ show, adopt, settle, isTyped }: Mask): Mask => ({
  show: (text, from) => signed((rest) => show(rest, from === undefined ? from : unsigned(from)))(text),
  adopt: signed(adopt),
  settle: signed(settle),
  isTyped: (character) => character === '-' || isTyped(character),
});

/** `R$ 690,00`, zero, or `-R$ 500,00`: who spends more than they earn has a plan too. @see spec B §3; decision 0209 */
export const savingsField: Field<string, Cents, 'money'> = {
  ...amount,
  isNothing: () => false,
  read: (typed, context) =>
    E.map((read: Cents) => cents((isNegative(typed) ? -1 : 1) * read))(amount.read(unsigned(typed), context)),
  write: (savings) => (savings < 0 ? '-' : '') + amount.write(cents(Math.abs(savings))),
  ...(amount.mask === undefined ? {} : { mask: withSign(amount.mask) }),
};
