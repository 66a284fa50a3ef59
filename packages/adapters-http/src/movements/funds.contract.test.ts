import { cents, type Document } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { makeSuggestDistribution } from '@aroeira/domain/movements';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentText } from '../http/document.codec.ts';
import { signedInAt } from '../http/testing/sandbox.ts';
import { makeHttpStandings } from '../registration/index.ts';
import { makeHttpFunds, makeHttpOrderingClients, makeHttpPastInvestments, makeHttpSuggestions } from './index.ts';

const document = (digits: string): Document => E.getOrElseW(() => ANA)(DocumentText.decode(digits));
const [CARLA, OTAVIO] = [document('60891723919'), document('67418110529')];

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

/** What a client who is about to order loads. */
const of = async (whose: Document) => {
  const { http, session } = await signedInAt(sandbox, whose);
  const form = await makeHttpStandings(http).form(session.clientId)();
  const formId = E.isRight(form) ? form.right.formId : 0;
  return { http, session, funds: await makeHttpFunds(http).list({ id: session.clientId, formId })() };
};
const positions = (funds: Awaited<ReturnType<typeof of>>['funds']) =>
  E.getOrElseW(() => [])(funds).map(({ position }) => position);

it('lists the funds of ana with her positions to the cent, and none for the form of another client [R588]', async () => {
  const { http, session, funds } = await of(ANA);
  expect(positions(funds)).toEqual([
    468_912_45, 0, 251_380_10, 0, 187_204_66, 0, 149_877_31, 0, 138_415_20, 0, 88_740_55, 0,
  ]);
  expect(await makeHttpFunds(http).list({ id: session.clientId, formId: 2002 })()).toMatchObject(
    E.left({ code: 'ERR118' }),
  );
});

it('leaves the positions of otavio unknown, and lists no funds of carla', async () => {
  expect(new Set(positions((await of(OTAVIO)).funds))).toEqual(new Set([undefined]));
  expect((await of(CARLA)).funds).toEqual(E.right([]));
});

it('tells in which funds ana invested [R587]', async () => {
  const { http } = await signedInAt(sandbox, ANA);
  const { wereIn } = makeHttpPastInvestments(http);
  expect([await wereIn(1)(), await wereIn(2)()]).toEqual([E.right(true), E.right(false)]);
});

it('suggests a distribution of the whole total to ana by her risk profile [R620]', async () => {
  const { http, session, funds } = await of(ANA);
  const client = await makeHttpOrderingClients(http).of(session.clientId)();
  expect(client).toMatchObject(
    E.right({ riskProfile: 'moderate', accounts: [{ id: 10010, bankName: 'Banco Bradesco S.A.' }, { id: 10011 }] }),
  );
  const suggest = makeSuggestDistribution(makeHttpSuggestions(http));
  const request = { funds: E.getOrElseW(() => [])(funds), riskProfile: 'moderate', total: cents(50_000_01) } as const;
  const distribution = await suggest(request)();
  expect(distribution._tag).toBe('Suggested');
  expect(distribution.suggestions.reduce((all, { amount }) => all + amount, 0)).toBe(50_000_01);
});
