import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { cents } from '../../kernel/money.ts';
import { at, clockAt, gateway, refused, unreachable, unreadable } from '../../kernel/testing/index.ts';
import { answering, heldFund, movement, newSession, takingServer } from '../testing/index.ts';
import type { History } from '../recent-orders.rules.ts';
import { makeRedeem, type RedemptionQuestion } from './redeem.use-case.ts';

const clock = clockAt('2026-11-20T14:00:00-03:00');
const form = { operation: 'partial-redemption', amount: cents(500_00), bankAccountId: 3 } as const;
const order = { fundId: 7, ...form };
const CONFIRM: RedemptionQuestion = { _tag: 'ConfirmRedemption', order };
/** The same redemption, an hour ago. */
const again = [movement({ createdAt: at('2026-11-20T13:00:00-03:00') })];

/** @param listed the movement list at the confirmation */
const redeeming = (listed: History['movements'] | 'unknown' = [], ...refusals: readonly CallFailure[]) => {
  const submitted = newSession();
  const server = takingServer(() => {
    const refusal = refusals[server.taken.length - 1];
    return refusal === undefined ? TE.right(undefined)() : TE.left(refusal)();
  });
  const recall = () => T.of({ movements: listed === 'unknown' ? undefined : listed, submitted: submitted.all() });
  return { server, submitted, redeem: makeRedeem({ recall, redemptions: server, submitted, clock }) };
};
const wanted = { clientId: 42, movements: [], fund: heldFund(), form, key: 'key-1' };
const AGAIN: RedemptionQuestion = { _tag: 'RedeemAgain' };

it('asks for the confirmation and sends the order', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  expect(await redeem(wanted, client.ask)()).toEqual(E.right(order));
  expect([client.asked, server.taken, server.keys]).toEqual([[CONFIRM], [order], ['key-1']]);
});

it('asks first whether to repeat the redemption, and asks for the confirmation after a yes [R663]', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  await redeem({ ...wanted, movements: again }, client.ask)();
  expect([client.asked, server.taken]).toEqual([[AGAIN, CONFIRM], [order]]);
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
  expect(client.asked).toEqual([CONFIRM, AGAIN, CONFIRM]);
});

it('asks when the list is unknown', async () => {
  const [{ redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  await redeem({ ...wanted, movements: undefined }, client.ask)();
  expect(client.asked).toEqual([AGAIN, CONFIRM]);
});

it('asks and sends nothing about a form that breaks a rule [R661]', async () => {
  const [{ server, redeem }, client] = [redeeming(), answering<RedemptionQuestion>()];
  const answer = await redeem({ ...wanted, movements: again, form: { ...form, amount: undefined } }, client.ask)();
  expect(answer).toEqual(E.left({ _tag: 'Invalid', errors: [{ _tag: 'AmountMissing', field: 'amount' }] }));
  expect([client.asked, server.taken]).toEqual([[], []]);
});

it('remembers an order that the server may have taken, and no refused one (decision Q083)', async () => {
  const remembered = async (...refusals: readonly CallFailure[]): Promise<number> => {
    const { redeem, submitted } = redeeming([], ...refusals);
    await redeem(wanted, answering<RedemptionQuestion>().ask)();
    return submitted.all().length;
  };
  for (const failure of [unreachable, unreadable, gateway(502), gateway(504)])
    expect([failure, await remembered(failure)]).toEqual([failure, 1]);
  const refusals = [
    gateway(503),
    refused('ERR999'),
    { _tag: 'NoSession', reason: 'expired' },
    { _tag: 'RefreshFailed' },
  ] as const;
  for (const failure of refusals) expect([failure, await remembered(failure)]).toEqual([failure, 0]);
  expect(await remembered()).toBe(1);
});

it('sends nothing when nobody can ask the client', async () => {
  const { server, redeem } = redeeming();
  expect(await redeem(wanted, () => TE.left('nobody there'))()).toEqual(E.left('nobody there'));
  expect(server.taken).toEqual([]);
});

describe('after the confirmation (decision 0302)', () => {
  /** A part that may be redeemed twice. */
  const part = { ...form, amount: cents(100_00) };
  const same = (minute: number) =>
    movement({ amount: part.amount, createdAt: at(`2026-11-20T13:0${minute}:00-03:00`) });
  const run = async (
    { server, redeem }: ReturnType<typeof redeeming>,
    changes: Partial<Parameters<typeof redeem>[0]>,
    ...answers: readonly boolean[]
  ) => {
    const client = answering<RedemptionQuestion>(...answers);
    const answer = await redeem({ ...wanted, form: part, ...changes }, client.ask)();
    return { answer, asked: client.asked.map(({ _tag }) => _tag), sent: server.repetitions };
  };

  it('asks again when the same redemption came meanwhile, from another tab or device [R662]', async () => {
    const yes = await run(redeeming([same(1)]), {});
    expect([yes.asked, yes.sent]).toEqual([['ConfirmRedemption', 'RedeemAgain'], ['confirmed']]);
    const no = await run(redeeming([same(1)]), {}, true, false);
    expect([no.answer, no.sent]).toEqual([E.left({ _tag: 'NotConfirmed' }), []]);
  });

  it('asks only about more of them than the client knew of', async () => {
    const known = await run(redeeming([same(1)]), { movements: [same(1)] });
    expect([known.asked, known.sent]).toEqual([['RedeemAgain', 'ConfirmRedemption'], ['confirmed']]);
    const more = await run(redeeming([same(1), same(2)]), { movements: [same(1)] });
    expect(more.asked).toEqual(['RedeemAgain', 'ConfirmRedemption', 'RedeemAgain']);
  });

  it('asks when the list is unknown now, once', async () => {
    expect((await run(redeeming('unknown'), {})).asked).toEqual(['ConfirmRedemption', 'RedeemAgain']);
    const { asked } = await run(redeeming('unknown'), { movements: undefined });
    expect(asked).toEqual(['RedeemAgain', 'ConfirmRedemption']);
  });

  it('asks when the server knows of the same redemption, and sends it once more under its key', async () => {
    const flow = redeeming([], refused('redemption_repeated'));
    const { answer, asked, sent } = await run(flow, {});
    expect([E.isRight(answer), asked, sent]).toEqual([
      true,
      ['ConfirmRedemption', 'RedeemAgain'],
      ['unasked', 'confirmed'],
    ]);
    expect(flow.server.keys).toEqual(['key-1', 'key-1']);
    const no = await run(redeeming([], refused('redemption_repeated')), {}, true, false);
    expect([no.answer, no.sent]).toEqual([E.left({ _tag: 'NotConfirmed' }), ['unasked']]);
  });

  it('sends nothing when a total redemption took the fund meanwhile', async () => {
    const closing = movement({ operation: 'total-redemption', amount: cents(1_000_00) });
    for (const operation of ['partial-redemption', 'total-redemption'] as const) {
      const { answer, sent } = await run(redeeming([closing]), { form: { ...part, operation } });
      expect(answer).toMatchObject(E.left({ _tag: 'FundMoved', fund: { waiting: { isClosing: true } } }));
      expect(sent).toEqual([]);
    }
  });

  it('sends no total redemption of another amount than the client confirmed', async () => {
    const { answer, sent } = await run(redeeming([same(1)]), { form: { ...part, operation: 'total-redemption' } });
    expect(answer).toMatchObject(E.left({ _tag: 'FundMoved', fund: { waiting: { leaving: 100_00 } } }));
    expect(sent).toEqual([]);
  });

  it('says that something moved when the server refuses what the rules let through', async () => {
    const { answer } = await run(redeeming([], refused('validation')), {});
    expect(answer).toMatchObject(E.left({ _tag: 'FundMoved' }));
  });
});
