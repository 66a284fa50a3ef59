import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { Suggestion } from './distribution.ts';
import type { SuggestionRequest } from '../order-facts.ports.ts';
import { makeSuggestDistribution } from './suggest-distribution.use-case.ts';
import { fund } from '../testing/index.ts';

const suggestion = { fundId: 7, amount: cents(600_00) };
const total = cents(1_000_00);

const suggesting = (answer: TE.TaskEither<CallFailure, readonly Suggestion[]> = TE.right([suggestion])) => {
  const asked: SuggestionRequest[] = [];
  const of = (wanted: SuggestionRequest) => {
    asked.push(wanted);
    return answer;
  };
  return { asked, suggest: makeSuggestDistribution({ of }) };
};

it('asks with the risk profile, the positions and the total', async () => {
  const { asked, suggest } = suggesting();
  const funds = [fund(), fund({ id: 8, position: cents(0) })];
  expect(await suggest({ funds, riskProfile: 'moderate', total })()).toEqual({
    _tag: 'Suggested',
    suggestions: [suggestion],
  });
  expect(asked).toEqual([{ riskProfile: 'moderate', funds, total }]);
});

it('makes no call without a risk profile', async () => {
  const { asked, suggest } = suggesting();
  const answer = await suggest({ funds: [fund()], riskProfile: undefined, total })();
  expect([answer, asked]).toMatchObject([{ _tag: 'Manual', reason: 'no-suitability' }, []]);
});

it('makes no call while a position is unknown', async () => {
  const { asked, suggest } = suggesting();
  const answer = await suggest({ funds: [fund(), fund({ position: undefined })], riskProfile: 'moderate', total })();
  expect([answer, asked]).toMatchObject([{ _tag: 'Manual', reason: 'suggestion-failed' }, []]);
});

it('is manual when the call fails', async () => {
  const { suggest } = suggesting(TE.left(unreachable));
  const answer = await suggest({ funds: [fund()], riskProfile: 'moderate', total })();
  expect(answer).toMatchObject({ _tag: 'Manual', reason: 'suggestion-failed' });
});
