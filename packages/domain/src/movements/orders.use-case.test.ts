import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { cents } from '../kernel/money.ts';
import { at, clockAt, refused, unreachable } from '../kernel/testing/index.ts';
import { makeRequestInvestment } from './investing/investment.use-case.ts';
import { investmentFailureMessage, redemptionFailureMessage } from './movements.messages.ts';
import { asksBeforeRepeating, traceOfRedemption } from './redeeming/repeated-redemption.rules.ts';
import { makeRequestRedemption } from './redeeming/redemption.use-case.ts';
import { entry, fund, heldFund, investingServer, newSession, takingServer } from './testing/index.ts';

const NOW = '2026-11-20T14:00:00-03:00';
const form = { operation: 'partial', amount: cents(500_00), bankAccountId: 3 } as const;
const order = { fundId: 7, ...form };
const unreadable: CallFailure = { _tag: 'Unreadable', path: '' };
/** What a server in between says when the one behind it did not answer in time. */
const gateway = (status: number): CallFailure => ({ _tag: 'Refused', status, code: undefined, detail: '' });

describe('redeeming', () => {
  const redeem = async (server = takingServer(), changes: Partial<typeof form> | { amount: undefined } = {}) => {
    const session = newSession();
    const request = makeRequestRedemption(server, session, clockAt(NOW));
    const answer = await request({ fund: heldFund(), form: { ...form, ...changes }, key: 'key-1' })();
    return { answer, submitted: session.all() };
  };

  it('places the order once, under its key, and remembers it', async () => {
    const server = takingServer();
    const { answer, submitted } = await redeem(server);
    expect(answer).toEqual(E.right(order));
    expect([server.taken, server.keys]).toEqual([[order], ['key-1']]);
    const again = traceOfRedemption(heldFund(), order, at(NOW));
    expect(asksBeforeRepeating({ movements: [], submitted }, again)).toBe(true);
  });

  it('places nothing that breaks a rule [R661]', async () => {
    const server = takingServer();
    const { answer, submitted } = await redeem(server, { amount: undefined });
    expect(answer).toEqual(E.left({ _tag: 'Invalid', errors: [{ _tag: 'AmountMissing', field: 'amount' }] }));
    expect([server.taken, submitted]).toEqual([[], []]);
  });

  it('remembers what may have been taken and forgets what was refused (decision Q083)', async () => {
    const remembered = async (failure: CallFailure) => (await redeem(takingServer(TE.left(failure)))).submitted.length;
    expect(await remembered(unreachable)).toBe(1);
    expect(await remembered(unreadable)).toBe(1);
    expect(await remembered(gateway(502))).toBe(1);
    expect(await remembered(gateway(504))).toBe(1);
    expect(await remembered(gateway(503))).toBe(0);
    expect(await remembered(refused('ERR999'))).toBe(0);
    expect(await remembered({ _tag: 'NoSession', reason: 'expired' })).toBe(0);
  });
});

describe('investing', () => {
  const funds = [fund(), fund({ id: 8, name: 'Aroeira Global' })];
  const invest = async (server = investingServer(), entries = [entry(500_00, 3), entry(600_00, 3, 8)]) => {
    const session = newSession();
    const request = makeRequestInvestment(server, session, clockAt(NOW));
    const answer = await request({ funds, entries, key: 'key-1' })();
    return { answer, submitted: session.all() };
  };

  it('places one order for all funds and remembers each', async () => {
    const server = investingServer();
    const { answer, submitted } = await invest(server);
    expect(answer).toMatchObject({ right: { total: 1_100_00 } });
    expect(server.taken.map(({ lines }) => lines.length)).toEqual([2]);
    expect(server.keys).toEqual(['key-1']);
    expect(submitted.map(({ fundName, operation, amount }) => [fundName, operation, amount])).toEqual([
      [fund().name, 'investment', 500_00],
      ['Aroeira Global', 'investment', 600_00],
    ]);
  });

  it('places nothing when nothing was entered [R597]', async () => {
    const server = investingServer();
    expect((await invest(server, [])).answer).toEqual(E.left({ _tag: 'Invalid', errors: [] }));
    expect(server.taken).toEqual([]);
  });

  it('places nothing with any entry wrong, and alerts to the amounts [R598]', async () => {
    for (const wrong of [entry(499_99, 3), entry(500_00), entry(undefined, 3), entry(500_00, 3, 9)]) {
      const server = investingServer();
      const { answer } = await invest(server, [entry(600_00, 3, 8), wrong]);
      expect(E.isLeft(answer) && investmentFailureMessage(answer.left)).toBe(
        'Erro ao validar os valores, verifique seus valores e tente novamente',
      );
      expect(server.taken).toEqual([]);
    }
  });

  it('remembers what may have been taken (decision Q083)', async () => {
    expect((await invest(investingServer(TE.left(unreachable)))).submitted).toHaveLength(2);
    expect((await invest(investingServer(TE.left(refused('ERR999'))))).submitted).toEqual([]);
  });
});

describe('what a client reads when an order did not go through', () => {
  const failed = 'Erro ao resgatar investimento. Por favor tente novamente mais tarde!';
  const kinds = [investmentFailureMessage, redemptionFailureMessage];

  it('is one sentence for money in and out [R674]', () => {
    for (const messageOf of kinds) {
      expect(messageOf(refused('ERR999'))).toBe(failed);
      expect(messageOf({ _tag: 'NoSession', reason: 'expired' })).toBe(failed);
    }
  });

  it('sends them to the history first when nobody knows (decision Q087)', () => {
    for (const messageOf of kinds)
      for (const failure of [unreachable, unreadable, gateway(504)]) {
        expect(messageOf(failure).startsWith(`${failed} `)).toBe(true);
        expect(messageOf(failure)).toContain('histórico de movimentações');
      }
  });

  it('is no alert about the amounts of an investment when a redemption breaks a rule [R674]', () => {
    expect(redemptionFailureMessage({ _tag: 'Invalid', errors: [] })).toBe(failed);
  });
});
