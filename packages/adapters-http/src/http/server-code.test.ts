import { expect, it } from 'vitest';
import { serverCodeOf } from './answer.ts';

it("takes the first item's code of an array [R873]", () => {
  expect(serverCodeOf([{ code: 'ERR028', message: 'x' }, { code: 'ERR034' }])).toBe('ERR028');
  expect(serverCodeOf([])).toBeUndefined();
});

it('otherwise takes the message of the body [R874]', () => {
  expect(serverCodeOf({ message: 'already_connected', error: { message: 'nested' } })).toBe('already_connected');
});

it('otherwise takes the message or the code of a nested error [R875]', () => {
  expect(serverCodeOf({ error: { message: 'ERR080', code: 'ERR084' } })).toBe('ERR080');
  expect(serverCodeOf({ error: { code: 'ERR084' } })).toBe('ERR084');
});

it('finds no code in anything else', () => {
  for (const body of [undefined, null, 'text', 5, {}, { code: 'ERR028' }, { error: 'text' }, [{ message: 'x' }]])
    expect(serverCodeOf(body)).toBeUndefined();
});
