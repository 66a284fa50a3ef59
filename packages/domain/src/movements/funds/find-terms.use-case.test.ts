import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import { fundTerms, termsToSign } from '../testing/index.ts';
import { makeFindTerms } from './find-terms.use-case.ts';

const lines = [8, 7].map((fundId) => ({ fundId, amount: cents(500_00), bankAccountId: 3 }));

it('asks about the funds of the order, and leads to the signature of what is missing [R578] [R579]', async () => {
  const papers = fundTerms(termsToSign());
  expect(await makeFindTerms(papers)({ lines })()).toEqual(E.right({ _tag: 'Sign', terms: termsToSign() }));
  expect(papers.asked).toEqual([[8, 7]]);
});

it('leads to the confirmation when everything is signed [R580]', async () => {
  expect(await makeFindTerms(fundTerms(undefined))({ lines })()).toEqual(E.right({ _tag: 'Confirm' }));
});

it('leads nowhere when the check failed, because no order may pass unsigned', async () => {
  const failing = { toSign: () => TE.left(unreachable) };
  expect(await makeFindTerms(failing)({ lines })()).toEqual(E.left({ _tag: 'TermsNotChecked', why: unreachable }));
});
