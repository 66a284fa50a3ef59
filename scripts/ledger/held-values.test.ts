import { expect, it } from 'vitest';
import { heldAt } from './held-values.ts';

const file = (name: string, text: string) => ({ path: `packages/domain/src/${name}`, text });
const held = (wanted: string, text: string) => heldAt(`a.ts#${wanted}`, [file('a.ts', text)]);

it.each([
  ['A', 'const A = -1;', -1],
  ['A', 'const A = 2 * 30 * 1000;', 60_000],
  ['A', 'const B = 5; const A = cents(B);', 5],
  ['A', "type A = 'one' | 'two';", ['one', 'two']],
  ['A.1', "type A = 'one' | 'two';", 'two'],
  ['A.b.c', 'const A = { b: { c: true } };', true],
  ['A.b.max', "const A = { b: optional(textField({ caption: 'B', max: 3 })) };", 3],
  ['A.b', "const A = () => { const c = 1; return { b: text('B', 'fallback') }; };", 'fallback'],
  ['A.b', 'const A = ({ c }: C) => ({ b: 4 });', 4],
  ['A.*.b', 'const A = [{ b: 1 }, { b: 2 }];', [1, 2]],
  ['A.?is.*.b', 'const A = [{ b: 1, is: true }, { b: 2, is: false }];', [1]],
  ['A@2', "const A = wordsOnWire('A', { one: 1, two: 2 });", 'two'],
  ['A.b:keys', 'const A = t.type({ b: t.keyof({ ok: null, done: null }) });', ['ok', 'done']],
  ['A:values', "const A = recordOnWire('A', { id: Id, year: Whole }, { year: 'ano' });", ['id', 'ano']],
  ['A:count', 'const A = [1, 1, 2];', 3],
  ['A:distinct', 'const A = { a: 1, b: 1, c: 2 };', [1, 2]],
] as const)('%s of %s is read', (wanted, text, expected) => {
  expect(held(wanted, text)).toEqual(expected);
});

it.each([
  ['A', 'const B = 1;'],
  ['A.c', 'const A = { b: 1 };'],
  ['A', 'const A = B.c;'],
  ['A', "import { B } from './b.ts'; const A = B;"],
  ['A', 'const A = () => A();'],
  ['A', 'function f() { const A = 1; } function g() { const A = 2; }'],
])('%s of %s is not there to read', (wanted, text) => {
  expect(held(wanted, text)).toBeUndefined();
});

it('is one file by its name, wherever that lies', () => {
  const [one, other] = [file('x/a.ts', 'const A = 1;'), file('y/a.ts', 'const A = 2;')];
  expect(heldAt('a.ts#A', [one])).toBe(1);
  expect(heldAt('a.ts#A', [one, other])).toBeUndefined();
  expect(heldAt('a.ts#A', [one, file('y/a.ts', 'const B = 2;')])).toBe(1);
});

it('is a list of several places, or of none when one is missing', () => {
  const files = [file('a.ts', 'const A = 1;'), file('b.ts', 'const B = [2, 3];')];
  expect(heldAt('a.ts#A b.ts#B', files)).toEqual([1, 2, 3]);
  expect(heldAt('a.ts#A b.ts#C', files)).toBeUndefined();
});

it('is a property of a style sheet', () => {
  const styles = [file('tokens.css', ':root { --modal: 310px; --wide: 20rem; }')];
  expect(heldAt('tokens.css#--modal', styles)).toBe(310);
  expect(heldAt('tokens.css#--wide', styles)).toBeUndefined();
});
