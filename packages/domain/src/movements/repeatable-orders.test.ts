import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { instant } from '../kernel/days.ts';
import { at, gateway, refused, unreachable, unreadable } from '../kernel/testing/index.ts';
import type { UnansweredOrders } from './movements.ports.ts';
import { repeatable } from './repeatable-orders.ts';

const ORDER = { fundId: 7, amount: 100_00, bankAccountId: 3 };
const TWO_DAYS = 48 * 60 * 60 * 1000;

/** A device, and a server that gives these answers in turn. */
const device = (...answers: readonly E.Either<CallFailure, void>[]) => {
  let kept: readonly { readonly print: string; readonly key: string; readonly sentAt: number }[] = [];
  const unanswered: UnansweredOrders = { read: () => O.some(kept), write: (orders) => () => void (kept = orders) };
  const time = { now: at('2026-11-20T15:00:00-03:00') };
  const keys: string[] = [];
  let repetitions = 0;
  const { place } = repeatable({
    unanswered,
    printOf: (order) => `print of ${JSON.stringify(order)}`,
    clock: { now: () => time.now },
    again: () => void (repetitions += 1),
  })({
    place: (_order: object, key: string) => {
      keys.push(key);
      return TE.fromEither(answers[keys.length - 1] ?? E.right(undefined));
    },
  });
  /** Each run of the program makes a key of its own. */
  const send = (order: object = ORDER) => place(order, `run-${keys.length + 1}`)();
  return {
    send,
    keys,
    kept: () => kept,
    repetitions: () => repetitions,
    wait: (milliseconds: number) => void (time.now = instant(time.now + milliseconds)),
  };
};

it.each([
  ['without an answer', unreachable],
  ['with an unreadable one', unreadable],
  ['whose gateway found no server', gateway(504)],
])('keeps the key of an order %s, until the server answers', async (_, failure) => {
  const { send, keys } = device(E.left(failure), E.left(failure));
  for (let run = 1; run <= 4; run += 1) await send();
  expect(keys).toEqual(['run-1', 'run-1', 'run-1', 'run-4']);
});

it.each([
  ['took', E.right(undefined)],
  ['refused', E.left(refused('ERR999'))],
])('gives the same order a new key after one that the server %s', async (_, answer) => {
  const { send, keys } = device(answer);
  await send();
  await send();
  expect(keys).toEqual(['run-1', 'run-2']);
});

it('keeps the key for two days, and no millisecond longer', async () => {
  const lost = E.left(unreachable);
  const { send, keys, wait } = device(lost, lost, lost);
  await send();
  wait(TWO_DAYS);
  await send();
  wait(1);
  await send();
  expect(keys).toEqual(['run-1', 'run-1', 'run-3']);
});

it('keeps the key of a repetition that was refused, because the first attempt may be booked', async () => {
  const { send, keys, repetitions } = device(E.left(unreachable), E.left(refused('ERR999')), E.right(undefined));
  for (let run = 1; run <= 4; run += 1) await send();
  expect(keys).toEqual(['run-1', 'run-1', 'run-1', 'run-4']);
  expect(repetitions()).toBe(2);
});

it('keeps the key of each order, also when another one is answered between', async () => {
  const { send, keys } = device(E.left(unreachable));
  await send();
  await send({ ...ORDER, amount: 100_01 });
  await send();
  expect(keys).toEqual(['run-1', 'run-2', 'run-1']);
});

it('remembers nothing but a print, a key and a time, and forgets what is too old', async () => {
  const { send, kept, wait } = device(E.left(unreachable), E.left(unreachable));
  await send();
  expect(kept()).toEqual([
    { print: `print of ${JSON.stringify(ORDER)}`, key: 'run-1', sentAt: at('2026-11-20T15:00:00-03:00') },
  ]);
  wait(TWO_DAYS + 1);
  await send({ ...ORDER, amount: 100_01 });
  expect(kept().map(({ key }) => key)).toEqual(['run-2']);
});

it('remembers an order before it sends it, because the program may end before the answer', () => {
  let kept: readonly object[] = [];
  const { place } = repeatable({
    unanswered: { read: () => O.none, write: (orders) => () => void (kept = orders) },
    printOf: JSON.stringify,
    clock: { now: () => at('2026-11-20T15:00:00-03:00') },
    again: () => undefined,
  })({ place: () => () => new Promise(() => undefined) });
  void place(ORDER, 'run-1')();
  expect(kept).toMatchObject([{ key: 'run-1' }]);
});
