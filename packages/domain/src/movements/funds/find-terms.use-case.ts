import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { InvestmentOrder } from '../investing/investment.ts';
import type { TermsNotChecked } from '../movements.errors.ts';
import type { FundTerms } from '../movements.ports.ts';
import type { TermsToSign } from './fund-terms.ts';

/** The step after the amounts: the signature of papers, or the confirmation. */
type AfterAmounts = { readonly _tag: 'Sign'; readonly terms: TermsToSign } | { readonly _tag: 'Confirm' };

/** Finds the papers that a client must sign before an investment. A check that failed leads nowhere. */
export type FindTerms = (order: Pick<InvestmentOrder, 'lines'>) => TE.TaskEither<TermsNotChecked, AfterAmounts>;

/** @see spec B §4 Investment flow 3 */
export const makeFindTerms =
  (fundTerms: Pick<FundTerms, 'toSign'>): FindTerms =>
  ({ lines }) =>
    pipe(
      fundTerms.toSign(lines.map(({ fundId }) => fundId)),
      TE.bimap(
        (why) => ({ _tag: 'TermsNotChecked', why }),
        (terms) => (terms === undefined ? { _tag: 'Confirm' } : { _tag: 'Sign', terms }),
      ),
    );
