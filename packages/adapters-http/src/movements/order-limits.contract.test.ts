import { cents, type CallFailure, type Cents } from '@aroeira/domain/kernel';
import {
  checkInvestment,
  checkRedemption,
  heldFundIn,
  minimumInvestment,
  redeemablePosition,
  type Fund,
  type RedeemableFund,
  type RedemptionForm,
} from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { beforeEach, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { control, deviceInfo } from '../http/testing/index.ts';
import { makeHttpFunds, makeHttpInvestments, makeHttpMovements, makeHttpRedemptions } from './index.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset', { persona: 'ana' }));

const ITAU = 10_011;

const listed = async <A>(list: TaskEither<CallFailure, readonly A[]>): Promise<readonly A[]> =>
  E.getOrElseW(() => [])(await list());

/** The server looks at the amount first, so a fund whose terms are not signed passed every limit. */
const hasPassed = (answer: E.Either<CallFailure, void>): boolean => {
  if (E.isRight(answer)) return true;
  const code = answer.left._tag === 'Refused' ? answer.left.code : answer.left._tag;
  if (code !== 'validation' && code !== 'terms_not_signed') throw new Error(`the order met another failure: ${code}`);
  return code === 'terms_not_signed';
};

/** An amount for a fund, and whether the rule of the domain and the server let it pass. */
interface Verdict {
  readonly fundId: number;
  readonly amount: Cents;
  readonly byRule: boolean;
  readonly byServer: boolean;
}

/** The orders of ana, who holds some of the funds. */
const atServer = async () => {
  const { http, session } = await signedIn('ana');
  const client = { id: session.clientId, formId: session.clientId + 1000 };
  const [investments, redemptions] = [
    makeHttpInvestments({ http, deviceInfo }),
    makeHttpRedemptions({ http, deviceInfo }),
  ];
  const funds = await listed(makeHttpFunds(http).list(client));
  const invested = async (fund: Fund, amount: Cents): Promise<Verdict> => {
    const line = { fundId: fund.id, amount, bankAccountId: ITAU };
    const sent = investments.place({ lines: [line], total: amount }, crypto.randomUUID(), 'unasked');
    return { ...line, byRule: E.isRight(checkInvestment(funds, [line])), byServer: hasPassed(await sent()) };
  };
  const redeemed = async (
    fund: RedeemableFund,
    operation: NonNullable<RedemptionForm['operation']>,
    amount: Cents,
  ): Promise<Verdict> => {
    const line = { fundId: fund.id, operation, amount, bankAccountId: ITAU };
    const checked = checkRedemption(fund)(line);
    return {
      ...line,
      byRule: E.isRight(checked) && checked.right.amount === amount,
      byServer: hasPassed(await redemptions.place(line, crypto.randomUUID(), 'confirmed')()),
    };
  };
  /** The funds that the client can redeem from, after the orders before. */
  const held = async () => {
    const movements = await listed(makeHttpMovements(http).reload(session.clientId));
    return funds.flatMap(({ id }) => {
      const opened = heldFundIn(id, { movements, submitted: [] })(funds);
      return E.isRight(opened) ? [opened.right] : [];
    });
  };
  return { funds, held, invested, redeemed };
};

/** Rule and server agree, and the limit lets some amounts pass and refuses others. */
const expectAgreement = (verdicts: readonly Verdict[]): void => {
  expect(verdicts.filter(({ byRule, byServer }) => byRule !== byServer)).toEqual([]);
  expect(new Set(verdicts.map(({ byRule }) => byRule))).toEqual(new Set([false, true]));
};

const beside = (limit: Cents, by: number): Cents => cents(limit + by);

it('the least investment is the same, the first and the next one in each fund, to the cent', async () => {
  const { funds, invested } = await atServer();
  const verdicts: Verdict[] = [];
  for (const by of [-1, 0, 1])
    for (const fund of funds) verdicts.push(await invested(fund, beside(minimumInvestment(fund), by)));
  expect(new Set(funds.map(({ position = 0 }) => position > 0))).toEqual(new Set([false, true]));
  expectAgreement(verdicts);
});

it('the least redemption is the same, to the cent', async () => {
  const { held, redeemed } = await atServer();
  const verdicts: Verdict[] = [];
  for (const by of [-1, 0, 1])
    for (const fund of await held())
      verdicts.push(await redeemed(fund, 'partial-redemption', beside(fund.minimumRedemption, by)));
  expectAgreement(verdicts);
});

it.each([[[1, 0]], [[1, -1]]])('the least that stays in a fund is the same, at %j cents more out', async (steps) => {
  const { held, redeemed } = await atServer();
  const verdicts: Verdict[] = [];
  for (const by of steps)
    for (const fund of await held()) {
      const most = cents(redeemablePosition(fund) - fund.minimumHolding);
      verdicts.push(await redeemed(fund, 'partial-redemption', beside(most, by)));
    }
  expectAgreement(verdicts);
});

it('a total redemption takes exactly what the waiting ones leave', async () => {
  const { held, redeemed } = await atServer();
  const verdicts: Verdict[] = [];
  for (const by of [-1, 1, 0])
    for (const fund of await held())
      verdicts.push(await redeemed(fund, 'total-redemption', beside(redeemablePosition(fund), by)));
  expectAgreement(verdicts);
});
