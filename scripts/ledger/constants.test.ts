import { describe, expect, it } from 'vitest';
import { checkConstants } from './constants.ts';

const product = (text: string) => [{ path: 'packages/web/src/a.ts', text }];
const row = (value: string, others: Readonly<Record<string, string>> = {}) => ({
  name: 'a delay',
  value,
  code: 'a.ts#A',
  held: '',
  reason: '',
  ...others,
});
const check = (rows: readonly Readonly<Record<string, string>>[], text: string, waiting: readonly string[] = []) =>
  checkConstants({ rows, product: product(text), proved: new Set(['R001']), waiting }).problems;

describe('a constant of the catalogue', () => {
  it.each([
    ['5 s', 'const A = 5000;'],
    ['300000 ms (not inside the native wrapper)', 'export const A = 300_000;'],
    ['2 days', 'const A = 48 * 60 * 60 * 1000;'],
    ['50%', 'const A = 0.5;'],
    ['above 15 pages', 'const A = 15;'],
    ['R$ 5.000', 'const A = cents(5_000_00);'],
    ['53, 142', 'const A: readonly number[] = [53, 142];'],
    ['localhost, lan', "const A = ['localhost', 'lan'] as const;"],
    ['Dúvida, Reclamação', "const A = ['Dúvida', 'Reclamação'];"],
    ['MASCULINO, FEMININO', "const A = wordsOnWire('A', { male: 'MASCULINO', female: 'FEMININO' });"],
    ['1 adult, 2 minor', "const A = wordsOnWire('A', { adult: 1, minor: 2 });"],
    ['sent to bank', "const A = 'sentToBank';"],
    ["'signature' (its step)", "const A = 'signature';"],
    ['Relatorio_{name}.pdf', 'const A = ({ name }: Period): string => `Relatorio_${name}.pdf`;'],
  ])('%s is held by %s', (value, text) => {
    expect(check([row(value)], text)).toEqual([]);
  });

  it.each([
    ['5 s', 'const A = 5;'],
    ['5 s', 'const A = 4999;'],
    ['5 s', 'const B = 5000;'],
    ['5 s', 'const A = load();'],
    ['53, 142', 'const A = [142, 53];'],
    ['R$ 5.000', 'const A = cents(5_000);'],
    ['1 adult, 2 minor', "const A = wordsOnWire('A', { adult: 2, minor: 1 });"],
    ['sent to bank', "const A = 'sent';"],
  ])('%s is not held by %s', (value, text) => {
    expect(check([row(value)], text)).toHaveLength(1);
  });

  it('may be put into the words of the code, and says the same there', () => {
    const text = 'const A = [23, 59];';
    const said = 'hour at most 23, minutes at most 59';
    expect(check([row(said, { held: '[23,59]' })], text)).toEqual([]);
    expect(check([row(said, { held: '[23,58]' })], 'const A = [23, 58];')).toEqual([
      `a delay: [23,58] is not what the row says: ${said}`,
    ]);
    expect(check([row('last three months', { held: '3' })], 'const A = 3;')).toEqual([]);
    expect(check([row('last three months', { held: '4' })], 'const A = 4;')).toHaveLength(1);
    expect(check([row('JSON', { held: '"application/json"' })], "const A = 'application/json';")).toEqual([]);
    expect(check([row('JSON', { held: '"text/xml"' })], "const A = 'text/xml';")).toHaveLength(1);
    expect(check([row('within 3 days', { held: '"em até 3 dias"' })], "const A = 'em até 3 dias';")).toEqual([]);
    expect(check([row('within 3 days', { held: '"em até 4 dias"' })], "const A = 'em até 4 dias';")).toHaveLength(1);
  });

  it('may only have to be there, where the catalogue describes it', () => {
    const described = row('wrong password', { code: 'a.ts#A.ERR028', held: 'exists' });
    expect(check([described], "const A = { ERR028: 'Senha incorreta.' };")).toEqual([]);
    expect(check([described], "const A = { ERR027: 'Senha incorreta.' };")).toHaveLength(1);
  });

  it('that no code holds names the rule whose tests prove it', () => {
    const named = row('5 s');
    const without = { name: 'b', code: '' };
    const problems = (reason: string) => check([named, row('once', { ...without, reason })], 'const A = 5000;');
    expect(problems('rule R001')).toEqual([]);
    expect(problems('rule R002')).toEqual(['b: no test names the rule R002']);
    expect(problems('')).toEqual(['b: name the code that holds it, or the reason why none does']);
    expect(problems('because')).toHaveLength(1);
  });

  it('or waits for its screen, on a list that only shrinks', () => {
    const waits = row('once', { name: 'b', code: '', reason: 'waits for the screens' });
    expect(check([row('5 s'), waits], 'const A = 5000;', ['b'])).toEqual([]);
    expect(check([row('5 s'), waits], 'const A = 5000;')).toEqual([
      'b: a constant joins no list of what waits: name its code',
    ]);
    expect(check([row('5 s')], 'const A = 5000;', ['b'])).toEqual(['b: waits no more: take it off the list']);
  });

  it('is compared with some code, not with none', () => {
    expect(check([], '')).toEqual(['docs/constants.tsv names no constant of the code']);
  });
});
