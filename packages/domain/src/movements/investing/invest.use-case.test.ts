import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import { expect, it } from 'vitest';
import { at, clockAt } from '../../kernel/testing/index.ts';
import type { History } from '../recent-orders.rules.ts';
import { makeFindTerms } from '../funds/find-terms.use-case.ts';
import {
  answering,
  entry,
  fund,
  fundTerms,
  investingServer,
  movement,
  newSession,
  termsToSign,
} from '../testing/index.ts';
import { makeInvest, type InvestmentQuestion } from './invest.use-case.ts';
import { makeRequestInvestment } from './request-investment.use-case.ts';

const clock = clockAt('2026-11-20T14:00:00-03:00');
const wanted = { clientId: 1, funds: [fund()], entries: [entry(500_00, 3)], key: 'key-1' };
const order = { lines: [entry(500_00, 3)], total: 500_00 };
const CONFIRM = { _tag: 'ConfirmInvestment', order };
const nothing: History = { movements: [], submitted: [] };
const hourAgo = at('2026-11-20T13:00:00-03:00');
const recent: History = { ...nothing, movements: [movement({ operation: 'investment', createdAt: hourAgo })] };

const investing = (history: History, papers = fundTerms(undefined)) => {
  const server = investingServer();
  const request = makeRequestInvestment({ investments: server, submitted: newSession(), clock });
  return {
    server,
    invest: makeInvest({ recall: () => T.of(history), findTerms: makeFindTerms(papers), request, clock }),
  };
};

it('asks only for the confirmation without a recent investment, and sends the order [R575]', async () => {
  const [{ server, invest }, client] = [investing(nothing), answering<InvestmentQuestion>()];
  expect(await invest(wanted, client.ask)()).toEqual(E.right(order));
  expect([client.asked, server.taken, server.keys]).toEqual([[CONFIRM], [order], ['key-1']]);
});

it('asks first about an investment of the last two days, and continues after a yes [R571]', async () => {
  for (const history of [recent, { ...nothing, movements: undefined }]) {
    const [{ server, invest }, client] = [investing(history), answering<InvestmentQuestion>()];
    await invest(wanted, client.ask)();
    expect([client.asked, server.taken]).toEqual([[{ _tag: 'InvestAgain' }, CONFIRM], [order]]);
  }
});

it('stops at the first no and sends nothing', async () => {
  for (const answers of [[false], [true, false]]) {
    const [{ server, invest }, client] = [investing(recent), answering<InvestmentQuestion>(...answers)];
    expect(await invest(wanted, client.ask)()).toEqual(E.left({ _tag: 'NotConfirmed' }));
    expect([client.asked.length, server.taken]).toEqual([answers.length, []]);
  }
});

it('asks nothing about amounts that break a rule', async () => {
  const [{ server, invest }, client] = [investing(recent), answering<InvestmentQuestion>()];
  expect(await invest({ ...wanted, entries: [] }, client.ask)()).toEqual(E.left({ _tag: 'Invalid', errors: [] }));
  expect([client.asked, server.taken]).toEqual([[], []]);
});

it('stops before the confirmation while a paper is not signed, and sends nothing [R578]', async () => {
  const [{ server, invest }, client] = [investing(recent, fundTerms(termsToSign())), answering<InvestmentQuestion>()];
  expect(await invest(wanted, client.ask)()).toEqual(E.left({ _tag: 'TermsNotSigned', terms: termsToSign() }));
  expect([client.asked, server.taken]).toEqual([[{ _tag: 'InvestAgain' }], []]);
});
