import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../days.ts';
import { formatAmount } from '../formats.ts';
import { cents } from '../money.ts';
import { checkField, optional } from './field.ts';
import { retype, type Mask } from './mask.ts';
import { moneyField } from './money.field.ts';

const context = { today: calendarDay('2026-11-20') };
const money = optional(moneyField({ caption: 'Valor' }));
const mask = money.mask ?? expect.fail('an amount has a mask');

/** Every usual way to write an amount, from `100000` to `R$ 100.000,00`. */
const waysToWrite = (amount: number): readonly string[] => {
  const full = formatAmount(cents(amount));
  const plain = full.replaceAll('.', '');
  const short = [full, plain].map((text) => text.replace(/,00$/, '').replace(/(,\d)0$/, '$1'));
  const withPoint = [plain, ...short.slice(1)]
    .filter((text) => text.includes(','))
    .map((text) => text.replace(',', '.'));
  return [full, plain, ...short, ...withPoint, `R$ ${full}`];
};

/** The field after each key. */
const typing = (shownBy: Mask, keys: string): readonly string[] =>
  keys.split('').reduce<readonly string[]>((shown, key) => {
    const before = shown.at(-1) ?? '';
    const text = before + key;
    const edit = { text, caret: text.length, from: key === '.' ? undefined : before };
    return [...shown, retype(shownBy, edit).text];
  }, []);

/** What a person reads: a comma, or a point without three digits behind it, begins the cents. */
const readByAPerson = (shown: string): number => {
  const [, whole = '', fraction = ''] = /^R\$ ([\d.]*?)(?:[.,](\d{0,2}))?$/.exec(shown) ?? [];
  return Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
};

const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }),
  fc.integer({ min: 1, max: 999_999_999_999_999 }),
  fc.integer({ min: 1, max: 9_999_999 }).map((thousands) => thousands * 100_000),
);

describe('an amount typed key by key', () => {
  it('is the amount that was written, in each usual way', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const written of waysToWrite(amount)) {
          const shown = typing(mask, written).at(-1) ?? '';
          expect([written, checkField(money, shown, context)]).toEqual([written, E.right(amount)]);
          expect(mask.settle(shown)).toBe(`R$ ${formatAmount(cents(amount))}`);
        }
      }),
    );
  });

  it('reads the same without the mask, as the command line does, or is refused', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        for (const written of waysToWrite(amount))
          expect([written, checkField(money, written, context)]).toEqual([written, E.right(amount)]);
      }),
    );
    for (const written of ['1500.500', '1234.567', '0.500', '1.2345', '01.234'])
      expect(checkField(money, written, context)).toEqual(E.left({ _tag: 'AmountInvalid' }));
  });

  it('counts at each key what the field shows, for all keys, also when some are taken back', () => {
    const keys = fc.array(fc.constantFrom(...'0123456789.,<'.split('')), { maxLength: 20 });
    fc.assert(
      fc.property(keys, fc.nat(), (pressed, place) => {
        pressed.reduce(
          (field, key, at) => {
            // Some keys go into the middle.
            const caret = (place + at) % 3 === 0 ? Math.min(field.caret, (place % 20) + 3) : field.text.length;
            const head = field.text.slice(0, key === '<' ? Math.max(caret - 1, 0) : caret) + (key === '<' ? '' : key);
            const from = key === '.' ? undefined : field.text;
            const edit = retype(mask, { text: head + field.text.slice(caret), caret: head.length, from });
            const counted = checkField(money, edit.text, context);
            expect([edit.text, counted]).toEqual([
              edit.text,
              E.right(edit.text === '' ? undefined : readByAPerson(edit.text)),
            ]);
            expect(mask.show(edit.text)).toBe(edit.text);
            return edit;
          },
          { text: '', caret: 0 },
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
