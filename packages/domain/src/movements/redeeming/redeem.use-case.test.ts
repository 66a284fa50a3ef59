import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { at, clockAt } from '../../kernel/testing/index.ts';
import { answering, heldFund, movement, newSession, takingServer } from '../testing/index.ts';
import { makeRedeem, type RedemptionQuestion } from './redeem.use-case.ts';
import { makeRequestRedemption } from './request-redemption.use-case.ts';

const clock = clockAt('2026-11-20T14:00:00-03:00');
const form = { operation: 'partial', amount: cents(500_00), bankAccountId: 3 } as const;
const order = { fundId: 7, ...form };
const CONFIRM: RedemptionQuestion = { _tag: 'ConfirmRedemption', order };
/** The same redemption, an hour ago. */
const again = [movement({ createdAt: at('2026-11-20T13:00:00-03:00') })];

const redeeming = () => {
  const [server, submitted] = [takingServer(), newSession()];
  const request = makeRequestRedemption({ redemptions: server, submitted, clock });
  return { server, redeem: makeRedeem({ submitted, request, clock }) };
};
const wanted = { movements: [], fund: heldFund(), form, key: 'key-1' };

it('asks for the confirmation and sends the order', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  expect(await redeem(wanted, client.ask)()).toEqual(E.right(order));
  expect([client.asked, server.taken, server.keys]).toEqual([[CONFIRM], [order], ['key-1']]);
});

it('asks first whether to repeat the redemption, and asks for the confirmation after a yes [R663]', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  await redeem({ ...wanted, movements: again }, client.ask)();
  expect([client.asked, server.taken]).toEqual([[{ _tag: 'RedeemAgain' }, CONFIRM], [order]]);
});

it('stops at the first no and sends nothing', async () => {
  for (const answers of [[false], [true, false]]) {
    const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>(...answers)];
    expect(await redeem({ ...wanted, movements: again }, client.ask)()).toEqual(E.left({ _tag: 'NotConfirmed' }));
    expect([client.asked.length, server.taken]).toEqual([answers.length, []]);
  }
});

it('asks about an order that this session sent before, which the list does not have yet', async () => {
  const [{ redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  await redeem(wanted, client.ask)();
  await redeem(wanted, client.ask)();
  expect(client.asked).toEqual([CONFIRM, { _tag: 'RedeemAgain' }, CONFIRM]);
});

it('asks when the list is unknown', async () => {
  const [{ redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  await redeem({ ...wanted, movements: undefined }, client.ask)();
  expect(client.asked).toEqual([{ _tag: 'RedeemAgain' }, CONFIRM]);
});

it('asks nothing about a form that breaks a rule', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  const answer = await redeem({ ...wanted, movements: again, form: { ...form, amount: undefined } }, client.ask)();
  expect(answer).toEqual(E.left({ _tag: 'Invalid', errors: [{ _tag: 'AmountMissing', field: 'amount' }] }));
  expect([client.asked, server.taken]).toEqual([[], []]);
});

it('sends nothing when nobody can ask the client', async () => {
  const { server, redeem } = redeeming();
  expect(await redeem(wanted, () => TE.left('nobody there'))()).toEqual(E.left('nobody there'));
  expect(server.taken).toEqual([]);
});
