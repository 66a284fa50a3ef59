import { calendarDay, cents } from '@aroeira/domain/kernel';
import { distributionLines, entriesOf, type Fund } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import type { PersonaKey } from '../http/testing/index.ts';
import { makeHttpStandings } from '../registration/index.ts';
import { makeHttpFundFiles, makeHttpFunds, makeHttpOrderingClients, makeHttpPastInvestments } from './index.ts';
import { ordersOver } from './testing/orders-over.ts';

const { signedIn } = testSandbox();

/** What a client who is about to order loads. */
const of = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const form = await makeHttpStandings(http).form(session.clientId)();
  const formId = E.isRight(form) ? form.right.formId : 0;
  return { http, session, funds: await makeHttpFunds(http).list({ id: session.clientId, formId })() };
};
const positions = (funds: Awaited<ReturnType<typeof of>>['funds']) =>
  E.getOrElseW(() => [])(funds).map(({ position }) => position);

it('lists the funds of ana with her positions to the cent, and none for the form of another client [R588]', async () => {
  const { http, session, funds } = await of('ana');
  expect(positions(funds)).toEqual([
    468_912_45, 0, 251_380_10, 0, 187_204_66, 0, 149_877_31, 0, 138_415_20, 0, 88_740_55, 0,
  ]);
  expect(await makeHttpFunds(http).list({ id: session.clientId, formId: 2002 })()).toMatchObject(
    E.left({ code: 'ERR118' }),
  );
});

it('loads the fact sheet and the regulation of a fund by their own calls [R639]', async () => {
  const { http } = await signedIn('ana');
  const { factSheet, regulation } = makeHttpFundFiles(http);
  const read = async (file: ReturnType<typeof factSheet>) => {
    const { contentType, bytes } = E.getOrElseW(() => ({ contentType: '', bytes: new Uint8Array() }))(await file());
    return [contentType, new TextDecoder('latin1').decode(bytes)];
  };
  const [[sheet, sheetText], [rules, rulesText]] = [await read(factSheet(3)), await read(regulation(3))];
  expect([sheet, rules]).toEqual(['application/pdf', 'application/pdf']);
  expect([sheetText?.slice(0, 5), rulesText?.slice(0, 5)]).toEqual(['%PDF-', '%PDF-']);
  expect(sheetText).not.toBe(rulesText);
  expect(await factSheet(99)()).toMatchObject(E.left({ _tag: 'Refused', status: 404 }));
});

it('tells in which funds ana invested [R587]', async () => {
  const { http } = await signedIn('ana');
  const { wereIn } = makeHttpPastInvestments(http);
  expect([await wereIn(1)(), await wereIn(2)()]).toEqual([E.right(true), E.right(false)]);
});

const MODERATE = { riskProfile: 'moderate', birthDate: calendarDay('1984-03-12') } as const;
const BRADESCO = 'Banco Bradesco S.A.';

it('suggests a distribution of the whole total to ana by her risk profile [R620]', async () => {
  const { http, session, funds } = await of('ana');
  const client = await makeHttpOrderingClients(http).of(session.clientId)();
  expect(client).toMatchObject(
    E.right({ ...MODERATE, id: session.clientId, accounts: [{ id: 10010, bankName: BRADESCO }, { id: 10011 }] }),
  );
  const offered = E.getOrElseW((): readonly Fund[] => [])(funds);
  const distribution = await ordersOver(http).suggestDistribution({
    funds: offered,
    client: { ...MODERATE, id: session.clientId },
    total: cents(50_000_01),
  })();
  expect(distribution._tag).toBe('Suggested');
  expect(distribution.suggestions.reduce((all, { amount }) => all + amount, 0)).toBe(50_000_01);
});

it('suggests one fund outside the target of the profile by its shares, each line with its six fields [R619]', async () => {
  const { http, session, funds } = await of('ana');
  const offered = E.getOrElseW((): readonly Fund[] => [])(funds).filter(({ id }) => id === 4);
  const client = { ...MODERATE, id: session.clientId };
  const distribution = await ordersOver(http).suggestDistribution({
    funds: offered,
    client,
    total: cents(50_000_01),
  })();
  expect(distribution._tag).toBe('Suggested');
  expect(distributionLines(offered, entriesOf(offered, distribution), distribution)).toEqual([
    { fundId: 4, amount: 50_000_01, bankAccountId: undefined, percent: 100, suggestion: 50_000_01, percentAfter: 100 },
  ]);
});
