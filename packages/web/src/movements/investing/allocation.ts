import {
  allocationFields,
  amountIn,
  distributionLines,
  entriesOf,
  investmentErrors,
  leftToShareOut,
  takeOver,
  totalOf,
  typeShares,
  type TypeShare,
  withAmount,
  type Distribution,
  type Fund,
  type InvestmentEntry,
  type InvestmentFieldError,
} from '@aroeira/domain/movements';
import { accountChoice } from '@aroeira/domain/movements/messages';
import { makeAutoObservable, observableRef } from 'mobx';
import type { InvestmentChoice } from './investment-choice.ts';

type FieldName = 'amount' | 'bankAccountId';

/** One fund of an investment: how much, and from which account. */
export class AllocationRow {
  /** The amount as the client types it. */
  typed: string;
  bankAccountId: number | undefined = undefined;
  readonly fund: Fund;
  readonly fields: ReturnType<typeof allocationFields>;
  private reached: ReadonlySet<FieldName>;

  constructor(fund: Fund, fields: AllocationRow['fields'], { amount }: InvestmentEntry) {
    this.fund = fund;
    this.fields = fields;
    this.typed = amount === undefined ? '' : fields.amount.write(amount);
    this.reached = new Set(amount === undefined ? [] : ['amount']);
    makeAutoObservable<this, 'reached'>(
      this,
      { fund: false, fields: false, reached: observableRef, errorAt: false },
      { autoBind: true },
    );
  }

  get entry(): InvestmentEntry {
    return { fundId: this.fund.id, amount: amountIn(this.typed), bankAccountId: this.bankAccountId };
  }

  get errors(): readonly InvestmentFieldError[] {
    return investmentErrors([this.fund], [this.entry]);
  }

  /**
   * The error to show at a field. A client sees none at a field that they did not reach. An account without an amount
   * is said at once, at the amount, and so is a suggested amount below the minimum.
   */
  errorAt(field: FieldName): InvestmentFieldError | undefined {
    return this.errors.find(
      (error) => error.field === field && (this.reached.has(field) || error._tag === 'AmountMissing'),
    );
  }

  /** An amount of zero clears the account. @see spec B §5 Investment per fund */
  setAmount(typed: string): void {
    this.typed = typed;
    this.bankAccountId = withAmount(this.entry, this.entry.amount).bankAccountId;
    this.reach('amount');
  }

  setAccount(bankAccountId: number | undefined): void {
    this.bankAccountId = bankAccountId;
    this.reach('bankAccountId');
  }

  /** The client submitted: every error shows. */
  reachAll(): void {
    this.reached = new Set(['amount', 'bankAccountId']);
  }

  private reach(field: FieldName): void {
    this.reached = new Set(this.reached).add(field);
  }
}

/** The amounts of an investment, one row for each chosen fund. @see spec B §4 Investment flow 4, B §5 */
export class Allocation {
  distribution: Distribution;
  /** The row with the first error of the last submit, for the focus. Each submit makes a new one. */
  refusal: { readonly row: AllocationRow } | undefined = undefined;
  readonly rows: readonly AllocationRow[];
  readonly #choice: InvestmentChoice;

  constructor(choice: InvestmentChoice, distribution: Distribution) {
    const { funds, investing } = choice;
    const fields = allocationFields(investing.client.accounts.map(accountChoice));
    const entries = new Map(entriesOf(funds, distribution).map((entry) => [entry.fundId, entry]));
    this.#choice = choice;
    this.distribution = distribution;
    this.rows = funds.flatMap((fund) => {
      const entry = entries.get(fund.id);
      return entry === undefined ? [] : [new AllocationRow(fund, fields, entry)];
    });
    makeAutoObservable(
      this,
      { distribution: observableRef, refusal: observableRef, rows: false, isLeftOut: false },
      { autoBind: true },
    );
  }

  get isManual(): boolean {
    return this.distribution._tag === 'Manual';
  }

  get entries(): readonly InvestmentEntry[] {
    return this.rows.map(({ entry }) => entry);
  }

  get total() {
    return totalOf(this.entries);
  }

  /** What of the total that the client wants to invest is not shared out yet. */
  get left() {
    return leftToShareOut(this.#choice.total, this.entries);
  }

  /** 'Definir alocação'. The suggested amounts are the starting values. @see decision Q085 */
  takeOver(): void {
    this.distribution = takeOver(this.distribution);
  }

  /** The client submitted: every error shows, and the first one gets the focus. */
  reachAll(): void {
    for (const row of this.rows) row.reachAll();
    const row = this.rows.find(({ errors }) => errors.length > 0);
    this.refusal = row && { row };
  }

  /** The client leaves the page. They come back to no refusal. */
  leave(): void {
    this.refusal = undefined;
  }

  /** The client sees no field for a fund that has no part in the suggestion. */
  isLeftOut(row: AllocationRow): boolean {
    return !this.isManual && row.typed === '';
  }

  /** The portfolio by fund type, before and after. */
  get shares(): readonly TypeShare[] | undefined {
    return typeShares(this.#choice.investing.funds, this.entries);
  }

  /** The part of each fund in all that the client will hold, in percent, by the fund's id. @see decision Q158 */
  get percents(): ReadonlyMap<number, number | undefined> {
    const lines = distributionLines(this.#choice.investing.funds, this.entries, this.distribution);
    return new Map(lines.map(({ fundId, percentAfter }) => [fundId, percentAfter]));
  }
}
