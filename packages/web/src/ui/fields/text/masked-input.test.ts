import { dateField, moneyField } from '@aroeira/domain/kernel';
import { expect, it } from 'vitest';
import { editOf, type Arrival } from './masked-input.tsx';

const date = dateField({ caption: 'Data' }).mask!;
const money = moneyField({ caption: 'Valor' }).mask!;
const typed = (changes: Partial<Arrival>): Arrival => ({
  from: '',
  value: '',
  caret: changes.value?.length ?? 0,
  inputType: 'insertText',
  inserted: null,
  ...changes,
});

it('masks one typed character, and keeps the caret behind it', () => {
  expect(editOf(date, typed({ value: '21/112026', caret: 2, inserted: '1' }))).toEqual({
    text: '21/11/2026',
    caret: 2,
  });
});

it('adopts a pasted text, and keeps the text around it', () => {
  const pasted = typed({ value: '2026-11-21', inputType: 'insertFromPaste', inserted: '2026-11-21' });
  expect(editOf(date, pasted)).toEqual({ text: '21/11/2026', caret: 10 });
  const short = typed({ value: '1/2/2026', inputType: 'insertFromPaste', inserted: '1/2/2026' });
  expect(editOf(date, short)).toEqual({ text: '01/02/2026', caret: 10 });
  expect(editOf(date, typed({ value: '21/10/2026', caret: 5, inserted: '10' }))).toEqual({
    text: '21/10/2026',
    caret: 5,
  });
});

it.each([undefined, '', 'insertReplacementText'])(
  'adopts the whole text when the browser fills the field in (%s)',
  (inputType) => {
    const filled = typed({ value: '1234.56', inputType });
    expect(editOf(money, filled).text.replace('\u00a0', ' ')).toBe('R$ 1.234,56');
  },
);

it('does not adopt a text that came in away from the caret', () => {
  const dropped = typed({ value: '1234.56', caret: 0, inputType: 'insertFromDrop', inserted: '1234.56' });
  expect(editOf(money, dropped).text).toBe(money.show('1234.56'));
});
