import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { isOfGateway } from './answer.ts';
import { clientOf, json, serverBy } from './testing/index.ts';

it.each([
  [true, 'HTML of a proxy', () => new Response('<html>', { status: 502 })],
  [true, 'no text at all', () => new Response('', { status: 500 })],
  [true, 'JSON that says nothing', () => json(503, {})],
  [false, 'a code', () => json(500, [{ code: 'ERR150', message: 'x' }])],
  [false, 'a message', () => json(502, { message: 'x' })],
  [false, 'an error of the client, in HTML', () => new Response('<html>', { status: 499 })],
] as const)('is %s for %s', async (expected, _, answer) => {
  const failed = await clientOf(serverBy(answer)).http.get('x', t.unknown)();
  expect(E.isLeft(failed) && failed.left._tag).toBe('Refused');
  expect(E.isLeft(failed) && isOfGateway(failed.left)).toBe(expected);
});

it('is false for a failure that is not a refusal', () => {
  expect(isOfGateway({ _tag: 'Unreachable' })).toBe(false);
  expect(isOfGateway({ _tag: 'OrderFailed', status: 502 })).toBe(false);
});
