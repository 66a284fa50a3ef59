import { cents } from '@aroeira/domain/kernel';
import { at } from '@aroeira/domain/kernel/testing';
import {
  checkRedemption,
  heldFundIn,
  type Fund,
  type InvestmentRequest,
  type RedeemableFund,
  type RedemptionForm,
  type Repetition,
} from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { beforeEach, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { control, deviceInfo, type PersonaKey } from '../http/testing/index.ts';
import { makeHttpFunds, makeHttpMovements, makeHttpRedemptions } from './index.ts';
import { ordersOver } from './testing/orders-over.ts';

const { sandbox, signedIn } = testSandbox();
// Only ana orders here.
beforeEach(() => control(sandbox, 'POST reset', { persona: 'ana' }));

const SEEDED = 6;

/** A client who is about to order. Everything but the screen is real. */
const orderingAt = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const { clientId } = session;
  const redemptions = makeHttpRedemptions({ http, deviceInfo });
  const { confirmInvestment } = ordersOver(http);
  const begunAt = at('2026-11-20T14:00:00-03:00');
  const listed = await makeHttpFunds(http).list({ id: clientId, formId: clientId + 1000 })();
  const funds: readonly Fund[] = E.getOrElseW(() => [])(listed);
  const movements = async () => E.getOrElseW(() => [])(await makeHttpMovements(http).reload(clientId)());
  return {
    funds,
    movements,
    invest: (request: InvestmentRequest) => confirmInvestment({ clientId, begunAt, ...request }, () => TE.right(true)),
    redeem: (fund: RedeemableFund, form: RedemptionForm, repetition: Repetition = 'unasked') =>
      pipe(
        TE.fromEither(checkRedemption(fund)(form)),
        TE.chainFirstW((order) => redemptions.place(order, crypto.randomUUID(), repetition)),
      )(),
  };
};
const [BRADESCO, ITAU] = [10_010, 10_011];

it('books an investment in two funds as two pending movements, and only once [R605]', async () => {
  const { funds, movements, invest } = await orderingAt('ana');
  const entries = [
    { fundId: 1, amount: cents(500_07), bankAccountId: BRADESCO },
    { fundId: 4, amount: cents(5_000_00), bankAccountId: ITAU },
  ];
  const request = { funds, entries, key: crypto.randomUUID() };
  expect(await invest(request)()).toMatchObject(E.right({ total: 5_500_07 }));
  expect(await invest(request)()).toMatchObject(E.right({ total: 5_500_07 }));
  const list = await movements();
  expect(list).toHaveLength(SEEDED + 2);
  for (const amount of [500_07, 5_000_00])
    expect(list).toContainEqual(expect.objectContaining({ operation: 'investment', status: 'pending', amount }));
  const other = { ...request, entries: entries.slice(0, 1) };
  expect(await invest(other)()).toMatchObject(E.left({ _tag: 'Refused', code: 'idempotency_key_reused' }));
});

it('books a partial redemption, and a total one of the whole position [R649] [R677]', async () => {
  const { funds, movements, redeem } = await orderingAt('ana');
  const listed = await movements();
  const held = (id: number) => {
    const opened = heldFundIn(id, { movements: listed, submitted: [] })(funds);
    if (E.isLeft(opened)) throw new Error(`nothing held of fund ${id}`);
    return opened.right;
  };
  const part = { operation: 'partial-redemption', amount: cents(1_000_01), bankAccountId: ITAU } as const;
  const whole = { operation: 'total-redemption', amount: undefined, bankAccountId: ITAU } as const;
  expect(await redeem(held(1), part)).toMatchObject(E.right(part));
  expect(E.isRight(await redeem(held(5), whole))).toBe(true);
  const list = await movements();
  for (const [operation, amount] of [
    ['partial-redemption', 1_000_01],
    ['total-redemption', 187_204_66],
  ] as const)
    expect(list).toContainEqual(expect.objectContaining({ operation, status: 'pending', amount }));
});

it('refuses an order with the account of another client', async () => {
  const { funds, invest } = await orderingAt('ana');
  const entries = [{ fundId: 1, amount: cents(500_00), bankAccountId: 10_020 }];
  expect(await invest({ funds, entries, key: crypto.randomUUID() })()).toMatchObject(
    E.left({ _tag: 'Refused', status: 400, code: 'validation' }),
  );
});
