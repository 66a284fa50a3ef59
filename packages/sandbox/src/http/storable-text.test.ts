import { expect, it } from 'vitest';
import { whereNoText } from './storable-text.ts';

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

it('accepts text of any script, and other values', () => {
  for (const sent of ['João 🌳', { a: ['ĩ', 1, null, true, { b: '\n' }] }, undefined, null, nested(20)])
    expect(whereNoText(sent)).toBeUndefined();
});

it.each([
  ['/name', { email: 'a', name: 'a\0' }],
  ['/lines/1/text', { lines: [{ text: 'a' }, { text: '\0' }, { text: '\0' }] }],
  ['/name', { name: 'a\uD800' }],
  ['/name', { name: '\uDF33\uD83C' }],
  ['', { 'a\0': 1 }],
  ['', '\0'],
])('finds the value that the database cannot keep at %j', (path, sent) => {
  expect(whereNoText(sent)).toMatchObject({ path });
});

it('refuses a value that is nested too deeply, at any depth', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(whereNoText(deep)).toEqual({ path: '', message: 'must not be nested so deeply' });
  expect(whereNoText(nested(21))).toEqual({ path: '', message: 'must not be nested so deeply' });
});
