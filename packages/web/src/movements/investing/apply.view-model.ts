import {
  checkInvestment,
  type InvestmentFailure,
  type TermsNotChecked,
  type OrderUseCases,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Call } from '../../ui/call.ts';
import { guardReload, type Guarded } from '../../ui/forms/leave-guard.ts';
import { Loaded } from '../../ui/loaded.ts';
import { Allocation } from './allocation.ts';
import type { InvestmentChoice } from './investment-choice.ts';
import type { InvestmentUnderWay } from './investment-under-way.ts';

/** What a visit works with. */
export interface ApplyParts extends Pick<OrderUseCases, 'suggestDistribution' | 'findTerms'> {
  readonly choice: InvestmentChoice;
  readonly underWay: InvestmentUnderWay;
  readonly navigation: Guarded;
  /** Opens the page after the amounts. */
  readonly goOn: (to: 'Sign' | 'Confirm') => void;
}

/** One visit to the amounts of an investment. @see spec B §4 Investment flow 3 and 4 */
export class ApplyViewModel {
  readonly loaded: Loaded<Allocation, never>;
  readonly call = new Call<InvestmentFailure | TermsNotChecked>();
  private readonly parts: ApplyParts;
  private release: () => void = () => undefined;

  constructor(parts: ApplyParts) {
    const { choice, underWay, suggestDistribution } = parts;
    this.parts = parts;
    this.loaded = new Loaded(
      pipe(
        suggestDistribution({ funds: choice.funds, client: choice.investing.client, total: choice.total }),
        TE.fromTask,
        TE.map((distribution) => new Allocation(choice, distribution)),
      ),
      { shown: (allocation) => void (underWay.allocation = allocation) },
    );
  }

  /** Why the last submit was refused. Wrong amounts are said as they are now, and no longer when they are right. */
  get failure(): InvestmentFailure | TermsNotChecked | undefined {
    const { failure } = this.call;
    const allocation = this.loaded.value;
    if (failure?._tag !== 'Invalid' || allocation === undefined) return failure;
    const checked = checkInvestment(this.parts.choice.funds, allocation.entries);
    return E.isLeft(checked) ? { _tag: 'Invalid', errors: checked.left } : undefined;
  }

  /** A client who comes back finds the amounts that they left. */
  readonly open = async (): Promise<void> => {
    const { navigation, underWay } = this.parts;
    const { allocation } = underWay;
    const hasAmounts = () => this.loaded.value?.entries.some(({ amount }) => amount !== undefined) === true;
    this.release = guardReload(navigation, hasAmounts);
    if (allocation === undefined) await this.loaded.load();
    else this.loaded.show(allocation);
  };

  /** Ends the visit. */
  readonly close = (): void => {
    this.release();
    this.loaded.value?.leave();
    this.call.close();
    this.loaded.close();
  };

  /** Checks the amounts, then the signed terms, and goes on. */
  readonly submit = (): void => {
    const allocation = this.loaded.value;
    if (allocation === undefined) return;
    const { choice, underWay, findTerms, goOn } = this.parts;
    const { entries } = allocation;
    allocation.reachAll();
    const checked = checkInvestment(choice.funds, entries);
    if (E.isLeft(checked)) {
      this.call.refuse({ _tag: 'Invalid', errors: checked.left });
      return;
    }
    const order = checked.right;
    void this.call.run(findTerms(order), {
      done: (next) => {
        underWay.check({ choice, entries, order }, next._tag === 'Sign' ? next.terms : undefined);
        goOn(next._tag);
      },
    });
  };
}
