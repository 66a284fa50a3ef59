import { expect, it } from 'vitest';
import { cnpjField, cpfField } from './documents.field.ts';
import { isEmptyMask, maskOf, prefixed, retype, type Mask } from './mask.ts';
import { lengthMask } from './text.mask.ts';

const cpfMask = cpfField({ caption: 'CPF' }).mask;
const cnpjMask = cnpjField({ caption: 'CNPJ' }).mask;

/** Masks a text that is cut at the caret, and shows the caret as a bar. */
const through = (mask: Mask, before: string, after: string): string => {
  const { text, caret } = retype(mask, { text: before + after, caret: before.length });
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

it('keeps the caret after the typed characters, and after a separator if it was after one', () => {
  expect(through(cpfMask, '5299', '82')).toBe('529.9|82');
  expect(through(cpfMask, '529.', '982')).toBe('529.|982');
  expect(through(cpfMask, '529', '982')).toBe('529|.982');
  expect(through(cpfMask, '529.', '.')).toBe('529|');
  expect(through(cpfMask, 'x', '529')).toBe('|529');
  expect(through(cpfMask, '', '5299')).toBe('|529.9');
  expect(through(cpfMask, '529982247251', '3')).toBe('529.982.247-25|');
  expect(through(cnpjMask, '10', '2A')).toBe('10|.2A');
  expect(through(lengthMask(9), 'Rua ', 'Augusta')).toBe('Rua |Augus');
});

it('takes digits as typed characters by default', () => {
  const mask = maskOf((text) => text.replace(/\D/g, '').split('').join('-'));
  expect(through(mask, '12', '3')).toBe('1-2|-3');
  expect(through(mask, '1-', '23')).toBe('1-|2-3');
});

it('moves over separators at the start when the caret is before them', () => {
  expect(through(prefixed('- ', cnpjMask), '', '12A')).toBe('- |12.A');
});

it('puts the prefix before a shown text, and nothing before an empty one', () => {
  const mask = prefixed('nº ', cpfMask);
  expect(['5', ''].map((text) => mask.show(text))).toEqual(['nº 5', '']);
  expect(through(mask, '', 'nº 5')).toBe('nº |5');
});

it('counts separators and placeholders as empty', () => {
  expect(['', '__/__/____', ' . - ', '0', 'é'].map(isEmptyMask)).toEqual([true, true, true, false, false]);
});
