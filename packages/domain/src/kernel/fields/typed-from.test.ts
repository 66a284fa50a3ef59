import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../days.ts';
import { makeCep, makeCnpj, makeCpf, makePhone } from '../generate.ts';
import { cents } from '../money.ts';
import { chanceFrom } from '../testing/index.ts';
import {
  birthdateField,
  captchaField,
  cepField,
  checkField,
  checkgroupField,
  cnpjField,
  cpfCnpjField,
  cpfField,
  dateField,
  daterangeField,
  declareForm,
  digitsField,
  emailField,
  hiddenField,
  moneyField,
  numberField,
  optional,
  passwordField,
  percentField,
  phoneField,
  radiogroupField,
  select2Field,
  select2MultiField,
  selectAutoCompleteField,
  selectField,
  textareaField,
  textField,
  timeField,
  titleField,
  typedFrom,
  uploadField,
  type Field,
} from './index.ts';

const context = { today: calendarDay('2026-11-20') };
const caption = 'Campo';
const choices = [
  { value: 1, label: 'Um' },
  { value: 2, label: 'Dois' },
] as const;

/** Reads every value back unchanged, and checks that the mask changes nothing. */
const returns = <Typed, Value>(field: Field<Typed, Value>, values: fc.Arbitrary<Value>): void =>
  fc.assert(
    fc.property(values, (value) => {
      const typed = field.write(value);
      expect(checkField(field, typed, context)).toEqual(E.right(value));
      if (typeof typed === 'string' && field.mask !== undefined) expect(field.mask.show(typed)).toBe(typed);
    }),
  );

const seeds = fc.integer({ min: 0 }).map(chanceFrom);
const days = fc.integer({ min: 0, max: 46_000 }).map((after) => addDays(calendarDay('1900-01-01'), after));
const words = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
const amounts = fc.integer({ min: 1, max: 1e12 }).map(cents);

describe('a stored value comes back as the client typed it', () => {
  it('documents, phones and postal codes with their punctuation', () => {
    returns(cpfField({ caption }), seeds.map(makeCpf));
    returns(cnpjField({ caption }), seeds.map(makeCnpj));
    returns(cpfCnpjField({ caption }), fc.oneof(seeds.map(makeCpf), seeds.map(makeCnpj)));
    returns(phoneField({ caption }), seeds.map(makePhone));
    returns(cepField({ caption }), seeds.map(makeCep));
  });

  it('days and times in Brazilian notation', () => {
    expect(dateField({ caption }).write(calendarDay('2026-11-20'))).toBe('20/11/2026');
    returns(dateField({ caption }), days);
    returns(
      birthdateField({ caption }),
      days.filter((day) => day < context.today),
    );
    returns(
      daterangeField({ caption }),
      fc.tuple(days, fc.nat(400)).map(([from, after]) => ({ from, to: addDays(from, after) })),
    );
    const time = timeField({ caption });
    expect(E.map(time.write)(time.read('09:05', context))).toEqual(E.right('09:05'));
  });

  it('amounts with their cents, and whole reais without cents', () => {
    expect(moneyField({ caption }).write(cents(1_234_50))).toBe('R$ 1.234,50');
    expect(moneyField({ caption, decimals: 0 }).write(cents(1_234_00))).toBe('R$ 1.234');
    returns(moneyField({ caption }), amounts);
    returns(moneyField({ caption, isCentsFirst: true }), amounts);
    returns(
      moneyField({ caption, decimals: 0 }),
      amounts.map((amount) => cents(amount * 100)),
    );
  });

  it('percents without float errors', () => {
    expect(percentField({ caption }).write(0.07 * 100)).toBe('7');
    expect(percentField({ caption }).write(6.5)).toBe('6,5');
    returns(
      percentField({ caption }),
      fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
    );
  });

  it('digits, numbers and texts', () => {
    returns(digitsField({ caption }), fc.stringMatching(/^\d{1,35}$/));
    returns(numberField({ caption, maxLength: 3 }), fc.nat(999));
    for (const field of [textField({ caption }), textareaField({ caption }), passwordField({ caption })])
      returns(field, words);
    const email = emailField({ caption });
    expect(E.map(email.write)(email.read('ana@exemplo.com.br', context))).toEqual(E.right('ana@exemplo.com.br'));
  });

  it('choices and files', () => {
    const one = fc.constantFrom<1 | 2>(1, 2);
    returns(selectField({ caption, choices }), one);
    returns(select2Field({ caption, choices }), one);
    returns(radiogroupField({ caption, choices }), one);
    returns(selectAutoCompleteField<number>({ caption }), fc.nat());
    const some = fc.constantFrom<readonly (1 | 2)[]>([1], [2], [1, 2]);
    returns(checkgroupField({ caption, choices }), some);
    returns(select2MultiField({ caption, choices }), some);
    const file = { name: 'a.pdf', preview: '', contentType: 'application/pdf', size: 9, remoteUrl: '/files/1' };
    const kept = fc.constant({ ...file, isChanged: false, isDeleted: false });
    returns(uploadField({ caption, accepts: 'document' }), kept);
  });

  it('values that nobody types, except a captcha proof, which works only once', () => {
    returns(hiddenField<number>(undefined), fc.nat());
    expect(titleField(caption).write(undefined)).toBeUndefined();
    expect(captchaField({ caption }).write('proof')).toBe('');
  });
});

describe('a value that the field would refuse is still shown', () => {
  it('cents in a field for whole reais, and a text that is too long', () => {
    const whole = moneyField({ caption, decimals: 0 });
    expect(whole.write(cents(1_234_50))).toBe('R$ 1.234,50');
    expect(checkField(whole, whole.write(cents(1_234_50)), context)).toEqual(E.left({ _tag: 'AmountInvalid' }));
    expect(textField({ caption, maxLength: 2 }).write('abc')).toBe('abc');
  });
});

describe('a form that starts from stored values', () => {
  const form = declareForm({
    fields: {
      name: textField({ caption }),
      income: optional(moneyField({ caption })),
      kind: radiogroupField({ caption, choices }),
    },
    visibleWhen: { income: ({ name }) => name !== '' },
  });

  it('is empty when nothing is stored', () => {
    expect(typedFrom(form, { name: 'Ana', income: undefined })).toEqual({ name: 'Ana', income: '', kind: undefined });
    expect(typedFrom(form.fields, { income: cents(0), kind: 2 })).toEqual({ name: '', income: 'R$ 0,00', kind: 2 });
  });
});
