import type { CallFailure } from '@aroeira/domain/kernel';
import {
  fundsLike,
  investmentTotalForm,
  NO_FUND_FILTER,
  type BeginInvesting,
  type Fund,
  type FundFilter,
  type FundsNotLoaded,
  type InvestAgain,
  type Investing,
  type LoadInvesting,
  type OrderNotConfirmed,
} from '@aroeira/domain/movements';
import { makeAutoObservable, observableRef } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { Loaded } from '../../ui/loaded.ts';
import type { InvestmentChoice, InvestmentUnderWay } from './investment-under-way.ts';

/** What a visit works with. */
export interface FundChoiceParts {
  readonly clientId: number;
  readonly loadInvesting: LoadInvesting;
  readonly begin: BeginInvesting;
  readonly underWay: InvestmentUnderWay;
  readonly forms: FormPorts;
  /** Opens the page of the amounts. */
  readonly goOn: () => void;
}

/** One visit to the funds to invest in. @see spec B §4 Investment flow 1 and 2; decision Q082 */
export class FundChoiceViewModel {
  chosen: ReadonlySet<number>;
  filter: FundFilter = NO_FUND_FILTER;
  /** The client pressed 'Investir' without a fund. */
  isFundMissing = false;
  readonly total: FormModel<typeof investmentTotalForm>;
  readonly loaded: Loaded<Investing, FundsNotLoaded | CallFailure>;
  readonly asking = new Asking<InvestAgain>();
  /** The check of recent investments. */
  readonly call = new Call<OrderNotConfirmed>();
  private readonly parts: FundChoiceParts;

  constructor(parts: FundChoiceParts) {
    const { choice } = parts.underWay;
    this.parts = parts;
    this.chosen = new Set(choice?.funds.map(({ id }) => id));
    this.total = new FormModel(investmentTotalForm, parts.forms, {
      saved: choice === undefined ? {} : { total: choice.total },
    });
    this.loaded = new Loaded(parts.loadInvesting(parts.clientId));
    makeAutoObservable<this, 'parts'>(
      this,
      {
        chosen: observableRef,
        filter: observableRef,
        total: false,
        loaded: false,
        asking: false,
        call: false,
        parts: false,
      },
      { autoBind: true },
    );
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.asking.close();
    this.call.close();
    this.total.close();
    this.loaded.close();
  }

  /** The funds that the filter lets through. A chosen fund stays chosen when the filter hides it. */
  get shown(): readonly Fund[] {
    return fundsLike(this.loaded.value?.funds ?? [], this.filter);
  }

  look(change: Partial<FundFilter>): void {
    this.filter = { ...this.filter, ...change };
  }

  toggle(fundId: number): void {
    this.chosen = this.chosen.has(fundId)
      ? new Set([...this.chosen].filter((id) => id !== fundId))
      : new Set(this.chosen).add(fundId);
    this.isFundMissing = false;
  }

  /** 'Investir': asks about a recent investment, and goes on. */
  async submit(): Promise<void> {
    const choice = this.choice();
    if (choice === undefined) return;
    const { begin, clientId, underWay, goOn } = this.parts;
    await this.call.run(begin(clientId, this.asking.ask), {
      done: (begunAt) => {
        underWay.choose({ ...choice, begunAt });
        goOn();
      },
    });
  }

  private choice(): Omit<InvestmentChoice, 'begunAt'> | undefined {
    const investing = this.loaded.value;
    const funds = investing?.funds.filter(({ id }) => this.chosen.has(id)) ?? [];
    this.isFundMissing = funds.length === 0;
    const values = this.total.submit();
    if (investing === undefined || values === undefined || funds.length === 0) return undefined;
    return { investing, funds, total: values.total };
  }
}
