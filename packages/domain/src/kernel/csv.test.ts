import { expect, it } from 'vitest';
import { amountCell, csv, percentCell } from './csv.ts';
import { cents } from './money.ts';

it('writes a spreadsheet that opens in Brazil and runs no formula', () => {
  const rows = [
    ['Ações', '1234,56', '-5,00'],
    ['=A1', '+1', '@x'],
    ['a;b', 'diz "oi"', '-x'],
  ];
  expect(csv(rows)).toBe('\uFEFFAções;1234,56;-5,00\r\n\'=A1;\'+1;\'@x\r\n"a;b";"diz ""oi""";\'-x');
});

it.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])('lets no cell begin with %j', (sign) => {
  expect(csv([[`${sign}cmd|A1`]])).toMatch(/^\uFEFF"?'/);
});

it('writes money and percents as numbers of a Brazilian spreadsheet', () => {
  expect([amountCell(cents(-123_450)), percentCell(1271.84)]).toEqual(['-1234,50', '1271,84']);
});
