import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { cents } from '../../kernel/money.ts';
import { at, clockAt, gateway, refused, unreachable, unreadable } from '../../kernel/testing/index.ts';
import { heldFund, newSession, takingServer } from '../testing/index.ts';
import { asksBeforeRepeating, traceOfRedemption } from './repeated-redemption.rules.ts';
import { makeRequestRedemption } from './request-redemption.use-case.ts';

const NOW = '2026-11-20T14:00:00-03:00';
const form = { operation: 'partial', amount: cents(500_00), bankAccountId: 3 } as const;
const order = { fundId: 7, ...form };

describe('a redemption', () => {
  const redeem = async (server = takingServer(), changes: Partial<typeof form> | { amount: undefined } = {}) => {
    const session = newSession();
    const request = makeRequestRedemption({ redemptions: server, submitted: session, clock: clockAt(NOW) });
    const answer = await request({
      fund: heldFund(),
      form: { ...form, ...changes },
      key: 'key-1',
      repetition: 'unasked',
    })();
    return { answer, submitted: session.all() };
  };

  it('is placed once under its key, and remembered', async () => {
    const server = takingServer();
    const { answer, submitted } = await redeem(server);
    expect(answer).toEqual(E.right(order));
    expect([server.taken, server.keys]).toEqual([[order], ['key-1']]);
    const again = traceOfRedemption(heldFund(), order, at(NOW));
    expect(asksBeforeRepeating({ movements: [], submitted }, again)).toBe(true);
  });

  it('is not placed when it breaks a rule [R661]', async () => {
    const server = takingServer();
    const { answer, submitted } = await redeem(server, { amount: undefined });
    expect(answer).toEqual(E.left({ _tag: 'Invalid', errors: [{ _tag: 'AmountMissing', field: 'amount' }] }));
    expect([server.taken, submitted]).toEqual([[], []]);
  });

  it('is remembered when the server may have taken it, and not when refused (decision Q083)', async () => {
    const remembered = async (failure: CallFailure) => (await redeem(takingServer(TE.left(failure)))).submitted.length;
    expect(await remembered(unreachable)).toBe(1);
    expect(await remembered(unreadable)).toBe(1);
    expect(await remembered(gateway(502))).toBe(1);
    expect(await remembered(gateway(504))).toBe(1);
    expect(await remembered(gateway(503))).toBe(0);
    expect(await remembered(refused('ERR999'))).toBe(0);
    expect(await remembered({ _tag: 'NoSession', reason: 'expired' })).toBe(0);
    expect(await remembered({ _tag: 'RefreshFailed' })).toBe(0);
  });
});
