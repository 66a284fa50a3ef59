import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readFile } from './answer.ts';

/** The code that a refusal with this body has. */
const codeIn = (body: unknown): unknown => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const read = readFile({ status: 400, contentType: 'application/json', bytes });
  return E.isLeft(read) && read.left._tag === 'Refused' ? read.left.code : read;
};

it("takes the first item's code of an array [R873]", () => {
  expect(codeIn([{ code: 'ERR028', message: 'x' }, { code: 'ERR034' }])).toBe('ERR028');
  expect(codeIn([])).toBeUndefined();
});

it('otherwise takes the message of the body [R874]', () => {
  expect(codeIn({ message: 'already_connected', error: { message: 'nested' } })).toBe('already_connected');
});

it('otherwise takes the message or the code of a nested error [R875]', () => {
  expect(codeIn({ error: { message: 'ERR080', code: 'ERR084' } })).toBe('ERR080');
  expect(codeIn({ error: { code: 'ERR084' } })).toBe('ERR084');
});

it('finds no code in anything else', () => {
  for (const body of [undefined, null, 'text', 5, {}, { code: 'ERR028' }, { error: 'text' }, [{ message: 'x' }]])
    expect(codeIn(body)).toBeUndefined();
});
