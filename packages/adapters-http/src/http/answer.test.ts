import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { CentsFromReais } from './money.codec.ts';

const Position = t.type({ investments: t.array(t.type({ type: t.string, totalAmount: CentsFromReais })) });
const read = (body: unknown, status = 200) => readAnswer(Position)({ status, text: JSON.stringify(body) });
const unreadable = (path: string) => E.left({ _tag: 'Unreadable', path });

it('decodes what is as specified', () => {
  expect(read({ investments: [{ type: 'ACOES', totalAmount: 0.01, more: true }] })).toEqual(
    E.right({ investments: [{ type: 'ACOES', totalAmount: 1, more: true }] }),
  );
});

it('names the path of what is not', () => {
  expect(read({ investments: [{ type: 'ACOES', totalAmount: '0.01' }] })).toEqual(
    unreadable('investments.0.totalAmount'),
  );
  expect(read({})).toEqual(unreadable('investments'));
  expect(read([])).toEqual(unreadable('body'));
  expect(readAnswer(Position)({ status: 200, text: '<html>' })).toEqual(unreadable('body'));
  expect(readAnswer(t.string)({ status: 200, text: '1' })).toEqual(unreadable('body'));
});

it('leaves the numbers of io-ts out of the path', () => {
  const Either = t.type({ a: t.union([t.type({ b: t.number }), t.type({ c: t.number })]) });
  const Both = t.intersection([t.type({ a: t.number }), t.type({ b: t.array(t.number) })]);
  expect(readAnswer(Either)({ status: 200, text: '{"a":{}}' })).toEqual(unreadable('a.b'));
  expect(readAnswer(Both)({ status: 200, text: '{"a":1,"b":["x"]}' })).toEqual(unreadable('b.0'));
});

it('takes an empty answer for nothing', () => {
  expect(readAnswer(t.undefined)({ status: 204, text: '' })).toEqual(E.right(undefined));
});

it('keeps code and raw body of a refusal, and reads a refusal that is no JSON', () => {
  const text = '[{"code":"ERR027"}]';
  expect(readAnswer(Position)({ status: 404, text })).toEqual(
    E.left({ _tag: 'Refused', status: 404, code: 'ERR027', detail: text }),
  );
  expect(readAnswer(Position)({ status: 502, text: '<html>' })).toEqual(
    E.left({ _tag: 'Refused', status: 502, code: undefined, detail: '<html>' }),
  );
});
