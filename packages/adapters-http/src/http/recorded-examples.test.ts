import { OPERATIONS, recordedSandbox, type NamedRefusal } from '@aroeira/sandbox/testing';
import { session } from '@aroeira/domain/access/testing';
import * as E from 'fp-ts/Either';
import { beforeAll, expect, it } from 'vitest';
import { everyCall } from './testing/every-call.ts';
import { clientOf } from './testing/index.ts';
import { recordedAnswers, unheardRefusals, type NamedCall } from './testing/recorded-examples.ts';
import { readRecords, type Records } from './testing/registration-calls.ts';
import type { Fetch } from './transport.ts';

let records: Records;
beforeAll(async () => {
  records = await readRecords(clientOf(recordedSandbox()).http);
});

/** The calls of every adapter, each with a session of ana. */
const open = (fetch: Fetch): readonly NamedCall[] => {
  const { http, device } = clientOf({ fetch });
  return everyCall(http, records).map(({ name, call }) => ({
    name,
    call: () => {
      device.session.write(session())();
      return call();
    },
  }));
};

/** The library of the captcha makes one of these calls. The portal has no guest who starts again. */
const OF_NO_ADAPTER = ['POST /api/consent/resetGuest', 'GET /api/captcha/challenge'];

it('is every call of the API, and reads each recorded answer', async () => {
  const { unread, reached } = await recordedAnswers(open);
  expect(unread).toEqual([]);
  const missed = OPERATIONS.filter((operation) => operation.includes(' /api/') && !reached.has(operation));
  expect(missed).toEqual(OF_NO_ADAPTER);
});

/** Whether an adapter heard a refusal: with its code, in a word of its own, as an answer, or as one that is not there. */
const isHeard = (answer: E.Either<unknown, unknown>, { status, code }: NamedRefusal): boolean => {
  if (E.isRight(answer))
    return status === 404 ? answer.right === undefined : answer.right === code.replaceAll('_', '-');
  const left: { _tag?: string; status?: number; code?: string } = Object(answer.left);
  if (left._tag === 'Refused') return left.status === status && left.code === code;
  return left._tag !== undefined && left._tag !== 'Unreadable' && left._tag !== 'Unreachable';
};

it('hears each recorded refusal of each operation', async () => {
  expect(await unheardRefusals(open, isHeard)).toEqual([]);
});
