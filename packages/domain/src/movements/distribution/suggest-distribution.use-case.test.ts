import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { FundShare, Suggestion } from './distribution.ts';
import { makeSuggestDistribution } from './suggest-distribution.use-case.ts';
import { fund, orderingClient } from '../testing/index.ts';

const suggestion = { fundId: 7, amount: cents(600_00) };
const total = cents(1_000_00);
const client = orderingClient();
const funds = [fund()];

interface Answers {
  readonly first?: TE.TaskEither<CallFailure, readonly Suggestion[]>;
  readonly shares?: TE.TaskEither<CallFailure, readonly FundShare[]>;
}

const suggesting = ({
  first = TE.right([suggestion]),
  shares = TE.right([{ fundId: 7, percent: 60 }]),
}: Answers = {}) => {
  const asked: unknown[] = [];
  const asking =
    <Answer>(call: string, answer: Answer) =>
    (wanted: object): Answer => {
      asked.push([call, wanted]);
      return answer;
    };
  const suggest = makeSuggestDistribution({ of: asking('first', first), byProfile: asking('shares', shares) });
  return { asked, suggest };
};

it('asks with the risk profile, the positions and the total', async () => {
  const { asked, suggest } = suggesting();
  const two = [fund(), fund({ id: 8, position: cents(0) })];
  expect(await suggest({ funds: two, client, total })()).toEqual({ _tag: 'Suggested', suggestions: [suggestion] });
  expect(asked).toEqual([['first', { riskProfile: 'moderate', funds: two, total }]]);
});

it.each([
  ['no lines', []],
  ['zeros alone', [{ fundId: 7, amount: cents(0) }]],
])('asks for the shares of the profile after an answer with %s (decisions Q084, 0199)', async (_, first) => {
  const { asked, suggest } = suggesting({ first: TE.right(first) });
  expect(await suggest({ funds, client, total })()).toEqual({ _tag: 'Suggested', suggestions: [suggestion] });
  expect(asked).toEqual([
    ['first', { riskProfile: 'moderate', funds, total }],
    ['shares', { clientId: 42, riskProfile: 'moderate', birthDate: calendarDay('1984-03-12'), funds }],
  ]);
});

it('makes no second call without a birth date', async () => {
  const { asked, suggest } = suggesting({ first: TE.right([]) });
  const answer = await suggest({ funds, client: orderingClient({ birthDate: undefined }), total })();
  expect([answer, asked.length]).toMatchObject([{ _tag: 'Manual', reason: 'suggestion-failed' }, 1]);
});

it('makes no call without a risk profile', async () => {
  const { asked, suggest } = suggesting();
  const answer = await suggest({ funds, client: orderingClient({ riskProfile: undefined }), total })();
  expect([answer, asked]).toMatchObject([{ _tag: 'Manual', reason: 'no-suitability' }, []]);
});

it('makes no call while a position is unknown', async () => {
  const { asked, suggest } = suggesting();
  const answer = await suggest({ funds: [fund(), fund({ position: undefined })], client, total })();
  expect([answer, asked]).toMatchObject([{ _tag: 'Manual', reason: 'suggestion-failed' }, []]);
});

it('is manual when a call fails, and makes no second call after a failed first one', async () => {
  const failed = suggesting({ first: TE.left(unreachable) });
  expect(await failed.suggest({ funds, client, total })()).toMatchObject({
    _tag: 'Manual',
    reason: 'suggestion-failed',
  });
  expect(failed.asked.length).toBe(1);
  const { suggest } = suggesting({ first: TE.right([]), shares: TE.left(unreachable) });
  expect(await suggest({ funds, client, total })()).toMatchObject({ _tag: 'Manual', reason: 'suggestion-failed' });
});
