import type { Instant } from '@aroeira/domain/kernel';
import {
  isListed,
  type Begun,
  type InvestmentEntry,
  type InvestmentOrder,
  type TermsToSign,
} from '@aroeira/domain/movements';
import { compareStructural } from 'mobx';
import type { Allocation } from './allocation.ts';
import type { FundDraft } from './fund-draft.ts';
import type { InvestmentChoice } from './investment-choice.ts';

/** An order with right amounts. The client confirms it next. */
export interface CheckedOrder {
  readonly choice: InvestmentChoice;
  readonly entries: readonly InvestmentEntry[];
  readonly order: InvestmentOrder;
  /** The same order keeps its key, so that the server books it once when an answer was lost. @see decision Q087 */
  readonly key: string;
  /** The moment from which the server may have booked it. */
  readonly since: Instant;
}

/**
 * The investment that the client is making, over the pages of its flow. A page without its part leads back.
 *
 * @see spec B §4 Investment flow
 */
export class InvestmentUnderWay {
  /** The funds and the total, as the client left them. */
  draft: FundDraft | undefined;
  choice: InvestmentChoice | undefined;
  /** The amounts, as the client left them. */
  allocation: Allocation | undefined;
  checked: CheckedOrder | undefined;
  /** The papers for the order. `undefined` when none must be signed. */
  terms: TermsToSign | undefined;
  isSigned = false;
  private readonly newKey: () => string;

  constructor(newKey: () => string) {
    this.newKey = newKey;
  }

  /**
   * The same choice keeps the amounts of a client who comes back. An order that the server took, although its answer
   * was lost, is over: the client goes on with another one. @see decision 0387
   */
  choose(choice: InvestmentChoice, known: Pick<Begun, 'movements'>): void {
    const last = this.checked;
    if (last !== undefined && isListed({ funds: last.choice.funds, ...last }, known)) this.checked = undefined;
    const ids = ({ funds, total }: InvestmentChoice) => [total, ...funds.map(({ id }) => id)];
    if (this.choice === undefined || !compareStructural(ids(this.choice), ids(choice))) this.allocation = undefined;
    this.choice = choice;
  }

  /** The amounts are right, and these papers must be signed first. */
  check(made: Omit<CheckedOrder, 'key' | 'since'>, terms: TermsToSign | undefined): void {
    const last = this.checked;
    const isSame = last !== undefined && compareStructural(last.order, made.order);
    const { key, since } = isSame ? last : { key: this.newKey(), since: made.choice.begunAt };
    this.checked = { ...made, key, since };
    this.isSigned = terms === undefined;
    this.terms = terms;
  }

  /** The investment is made, or given up. */
  reset(): void {
    this.draft = undefined;
    this.choice = undefined;
    this.allocation = undefined;
    this.checked = undefined;
    this.terms = undefined;
    this.isSigned = false;
  }
}
