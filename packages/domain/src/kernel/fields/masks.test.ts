import { describe, expect, it } from 'vitest';
import { moneyField } from './money.field.ts';
import { dateMask } from './dates.field.ts';
import { amountMask, percentMask } from './decimal.mask.ts';
import { cpfCnpjField } from './documents.field.ts';
import { retype, type Edit, type Mask } from './mask.ts';
import { phoneField } from './contact.field.ts';

/** One step that a person takes in a field. */
type Step = (field: State, mask: Mask) => State;

/** A field in the browser. The text from `caret` to `end` is selected. */
interface State extends Edit {
  readonly end: number;
}

const put = ({ text, caret, end }: State, mask: Mask, inserted: string): State =>
  at(
    retype(mask, {
      text: text.slice(0, caret) + inserted + text.slice(end),
      caret: caret + inserted.length,
      from: inserted === '.' ? undefined : text,
    }),
  );

const at = ({ text, caret }: Edit): State => ({ text, caret, end: caret });

const type =
  (keys: string): Step =>
  (field, mask) =>
    keys.split('').reduce((now, key) => put(now, mask, key), field);

/** A paste. The browser fills a field in the same way. */
const paste =
  (text: string): Step =>
  (field, mask) =>
    put(field, mask, mask.adopt(text));

const select =
  (caret: number, end = caret): Step =>
  ({ text }) => ({ text, caret, end });

const all: Step = ({ text }) => ({ text, caret: 0, end: text.length });

const erase =
  (times = 1): Step =>
  (field, mask) =>
    Array.from({ length: times }).reduce<State>(
      (now) => put(now.caret === now.end ? { ...now, caret: Math.max(0, now.caret - 1) } : now, mask, ''),
      field,
    );

const del: Step = (field, mask) => put({ ...field, end: field.end + 1 }, mask, '');

const leave: Step = ({ text }, mask) => at({ text: mask.settle(text), caret: Infinity });

const after = (mask: Mask, steps: readonly Step[]): State =>
  steps.reduce((field, step) => step(field, mask), at({ text: '', caret: 0 }));

/** The title, the steps and the shown text, with a bar for the caret. */
type Case = readonly [string, readonly Step[], string];

const documents: readonly Case[] = [
  ['type a CPF', [type('52998224725')], '529.982.247-25|'],
  ['partial: no trailing literal before the next digit', [type('529')], '529|'],
  ['12th digit switches to CNPJ and regroups', [type('529982247251')], '52.998.224/7251|'],
  ['15th digit is ignored', [type('545507520001559')], '54.550.752/0001-55|'],
  ['backspace over a literal removes the digit before it too', [type('5299'), erase()], '529|'],
  ['delete key in the middle', [type('52998224725'), select(4), del], '529.|822.472-5'],
  ['select a range and replace it by one digit', [type('52998224725'), select(4, 7), type('1')], '529.1|24.725'],
  ['select all and type', [type('52998224725'), all, type('1')], '1|'],
  ['select all and delete', [type('52998224725'), all, erase()], '|'],
  ['paste a plain CPF', [paste('52998224725')], '529.982.247-25|'],
  ['paste a formatted CPF', [paste('529.982.247-25')], '529.982.247-25|'],
  ['paste with spaces, tab and a label', [paste(' CPF: 529.982.247-25\t')], '529.982.247-25|'],
  ['paste a formatted CNPJ', [paste('54.550.752/0001-55')], '54.550.752/0001-55|'],
  [
    'paste a CNPJ over a full CPF (select all)',
    [type('52998224725'), all, paste('54550752000155')],
    '54.550.752/0001-55|',
  ],
  ['paste too long: cut at 14 digits', [paste('5455075200015599')], '54.550.752/0001-55|'],
  ['paste with Unicode dashes/NBSP from a PDF', [paste('529.982.247\u201125\u00a0')], '529.982.247-25|'],
  ['Android delete x3 at the end of a CPF', [type('52998224725'), erase(3)], '529.982.24|'],
  [
    'Home then type when full (14 digits): nothing or replaced, never garbage',
    [type('54550752000155'), select(0), type('9')],
    '9|5.455.075/2000-15',
  ],
  ["type the Receita's alphanumeric CNPJ", [type('12ABC34501DE35')], '12.ABC.345/01DE-35|'],
  ['lower case is raised', [type('12abc34501de35')], '12.ABC.345/01DE-35|'],
  ['letters in the check digits are refused', [type('12ABC34501DEX')], '12.ABC.345/01DE|'],
  ['the first letter switches to CNPJ with few characters', [type('123A')], '12.3A|'],
];

const dates: readonly Case[] = [
  ['type a date', [type('21112026')], '21/11/2026|'],
  ['user types the slashes', [type('21/11/2026')], '21/11/2026|'],
  ['first digit 4 of the day: zero is put before it', [type('41')], '04/1|'],
  ['month 13 refused', [type('2113')], '21/13|'],
  ['paste dd-mm-yyyy', [paste('21-11-2026')], '21/11/2026|'],
  ['backspace over a slash', [type('211'), erase()], '21|'],
  ['correct the month in the middle', [type('21112026'), select(3, 5), type('12')], '21/12|/2026'],
  ['Android delete of the year', [type('21112026'), erase(4)], '21/11|'],
];

const amounts: readonly Case[] = [
  ['type with a comma', [type('1234,56')], '1.234,56|'],
  ['thousands appear while typing', [type('1234567')], '1.234.567|'],
  ['third decimal refused', [type('1,239')], '1,23|'],
  ['blur on an integer pads the cents', [type('10'), leave], '10,00|'],
  ['paste Brazilian format', [paste('R$ 1.234,56')], '1.234,56|'],
  ['paste US format', [paste('1234.56')], '1.234,56|'],
  ['backspace over the thousands point', [type('1234'), select(2), erase()], '1|.234'],
  ['delete in the middle regroups', [type('1234567'), select(9), erase()], '123.456|'],
  ['type in the middle, where the points move', [type('1234567'), select(4), type('9')], '12.39|4.567'],
  ['type behind the comma', [type('1234,5'), select(6), type('0')], '1.234,0|5'],
  ['type one point, and three digits', [type('100.000')], '100.000|'],
  ['type two points', [type('1.500.000')], '1.500.000|'],
  ['type a point and a comma', [type('100.000,00')], '100.000,00|'],
  ['type a point and one digit', [type('12.5')], '12.5|'],
  ['a decimal point settles as a comma', [type('12.5'), leave], '12,50|'],
  ['a point behind put thousands', [type('1500.5')], '1.500.5|'],
  ['a point behind put thousands settles as a comma', [type('1500.5'), leave], '1.500,50|'],
  ['a point with nothing after it settles', [type('100.'), leave], '100,00|'],
  ['a comma after a decimal point', [type('100.0,')], '100,0|'],
  ['no thousands after a zero', [type('0.500')], '0,50|'],
  ['backspace behind a decimal point', [type('12.50'), erase(2)], '12.|'],
  ['backspace over a decimal point', [type('12.50'), erase(3)], '12|'],
  ['backspace in thousands typed with a point', [type('100.000'), erase()], '10.000|'],
  ['backspace in thousands with a comma', [type('1234,5'), select(5), erase()], '123|,5'],
  ['a point typed over thousands', [type('12345'), select(2, 6), type('.50')], '12.50|'],
  ['digits typed over a part of thousands', [type('12345'), select(3, 6), type('9')], '129|'],
  ['a point typed in the middle', [type('12345'), select(4), type('.')], '123.|45'],
  ['a digit typed before a decimal point', [type('100.50'), select(1), type('9')], '1.9|00.50'],
  ['leading zeros', [type('007'), leave], '7,00|'],
  ['comma first', [type(',5'), leave], '0,50|'],
];

const centsFirst: readonly Case[] = [
  ['cents first: one digit', [type('1')], 'R$ 0,01|'],
  ['cents first: 123456', [type('123456')], 'R$ 1.234,56|'],
  ['cents first: Android delete', [type('123456'), erase(2)], 'R$ 12,34|'],
  ['cents first: caret set at the start still appends', [type('123'), select(0), type('4')], 'R$ 4|1,23'],
  ['cents first: clear all', [type('123'), all, erase()], '|'],
];

const percents: readonly Case[] = [
  ['more than 100 refused', [type('101')], '10|'],
  ['paste with a sign', [paste('12,5%')], '12,5|'],
  ['third decimal refused', [type('1,234')], '1,23|'],
];

const phones: readonly Case[] = [
  ['type a landline', [type('1133334444')], '(11) 3333-4444|'],
  ['11th digit regroups', [type('1198765432'), type('1')], '(11) 98765-4321|'],
  ['partial: area code only', [type('11')], '(11|'],
  ['backspace to empty leaves nothing', [type('1'), erase()], '|'],
  ["backspace through ') '", [type('119'), erase()], '(11|'],
  ['paste with trunk 0', [paste('011 98765-4321')], '(11) 98765-4321|'],
  ['autofill tel (E.164) in one event', [paste('+5511987654321')], '(11) 98765-4321|'],
  ['autofill tel-national', [paste('(11) 98765-4321')], '(11) 98765-4321|'],
  ['12th digit ignored', [type('119876543210')], '(11) 98765-4321|'],
  ["Android delete over '-'", [type('11333344'), erase(2)], '(11) 3333|'],
];

const named = { caption: 'Campo' };

const fields: readonly (readonly [string, Mask, readonly Case[]])[] = [
  ['documents', cpfCnpjField(named).mask, documents],
  ['dates', dateMask, dates],
  ['amounts', amountMask(2), amounts],
  ['centsFirst', moneyField({ ...named, isCentsFirst: true }).mask!, centsFirst],
  ['percents', percentMask, percents],
  ['phones', phoneField(named).mask, phones],
];

describe.each(fields)('the shown text of %s', (_, mask, cases) => {
  it.each(cases)('%s', (__, steps, shown) => {
    const { text, caret } = after(mask, steps);
    expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(shown);
  });
});
