import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';
import { CentsFromReais } from './values.codec.ts';
import type { HttpAnswer } from './transport.ts';

const Position = t.type({ investments: t.array(t.type({ type: t.string, totalAmount: CentsFromReais })) });
const answer = (status: number, text: string): HttpAnswer => ({
  status,
  contentType: 'application/json',
  bytes: new TextEncoder().encode(text),
});
const named = (status: number, text: string) =>
  readAnswer(Position)({ ...answer(status, text), requestId: 'ABCD2345' });
const read = (body: unknown, status = 200) => readAnswer(Position)(answer(status, JSON.stringify(body)));
const unreadable = (path: string) => E.left({ _tag: 'Unreadable', path });

it('decodes a body that is as specified', () => {
  expect(read({ investments: [{ type: 'ACOES', totalAmount: 0.01, more: true }] })).toEqual(
    E.right({ investments: [{ type: 'ACOES', totalAmount: 1, more: true }] }),
  );
});

it('names the path of a field that is not as specified', () => {
  expect(read({ investments: [{ type: 'ACOES', totalAmount: '0.01' }] })).toEqual(
    unreadable('investments.0.totalAmount'),
  );
  expect(read({})).toEqual(unreadable('investments'));
  expect(read([])).toEqual(unreadable('body'));
  expect(readAnswer(Position)(answer(200, '<html>'))).toEqual(unreadable('body'));
  expect(readAnswer(t.string)(answer(200, '1'))).toEqual(unreadable('body'));
});

it('leaves the member numbers of io-ts out of the path', () => {
  const Either = t.type({ a: t.union([t.type({ b: t.number }), t.type({ c: t.number })]) });
  const Both = t.intersection([t.type({ a: t.number }), t.type({ b: t.array(t.number) })]);
  expect(readAnswer(Either)(answer(200, '{"a":{}}'))).toEqual(unreadable('a.b'));
  expect(readAnswer(Both)(answer(200, '{"a":1,"b":["x"]}'))).toEqual(unreadable('b.0'));
});

it('reads an empty answer as undefined', () => {
  expect(readAnswer(t.undefined)(answer(204, ''))).toEqual(E.right(undefined));
});

it('keeps code and raw body of a refusal, and reads a refusal that is not JSON', () => {
  const text = '[{"code":"ERR027"}]';
  expect(readAnswer(Position)(answer(404, text))).toEqual(
    E.left({ _tag: 'Refused', status: 404, code: 'ERR027', detail: text }),
  );
  expect(readAnswer(Position)(answer(502, '<html>'))).toEqual(
    E.left({ _tag: 'Refused', status: 502, code: undefined, detail: '<html>' }),
  );
});

it('names the request in a failure of the server, and in no other', () => {
  const requestId = 'ABCD2345';
  expect(named(500, '')).toEqual(E.left({ _tag: 'Refused', status: 500, code: undefined, detail: '', requestId }));
  expect(named(200, '{}')).toEqual(E.left({ _tag: 'Unreadable', path: 'investments', requestId }));
  expect(named(499, '')).toEqual(E.left({ _tag: 'Refused', status: 499, code: undefined, detail: '' }));
});
