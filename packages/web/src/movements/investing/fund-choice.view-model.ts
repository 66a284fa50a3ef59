import type { CallFailure } from '@aroeira/domain/kernel';
import {
  fundsLike,
  type Fund,
  type FundsNotLoaded,
  type InvestAgain,
  type Investing,
  type OrderNotConfirmed,
  type OrderUseCases,
} from '@aroeira/domain/movements';
import { makeAutoObservable } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { Loaded } from '../../ui/loaded.ts';
import { FundDraft } from './fund-draft.ts';
import type { InvestmentChoice } from './investment-choice.ts';
import type { InvestmentUnderWay } from './investment-under-way.ts';

/** What a visit works with. */
export interface FundChoiceParts extends Pick<OrderUseCases, 'loadInvesting' | 'beginInvesting'> {
  readonly clientId: number;
  readonly underWay: InvestmentUnderWay;
  readonly forms: FormPorts;
  /** The name of a fund that the client wants to invest in again. */
  readonly wished?: string | undefined;
  /** Opens the page of the amounts. */
  readonly goOn: () => void;
}

/** One visit to the funds to invest in. @see spec B §4 Investment flow 1 and 2; decision Q082 */
export class FundChoiceViewModel {
  /** The client pressed 'Investir' without a fund. */
  isFundMissing = false;
  readonly draft: FundDraft;
  readonly loaded: Loaded<Investing, FundsNotLoaded | CallFailure>;
  readonly asking = new Asking<InvestAgain>();
  /** The check of recent investments. */
  readonly call = new Call<OrderNotConfirmed>();
  readonly #parts: FundChoiceParts;

  constructor(parts: FundChoiceParts) {
    const { underWay, forms } = parts;
    this.#parts = parts;
    this.draft = underWay.draft ??= new FundDraft(forms);
    this.loaded = new Loaded(parts.loadInvesting(parts.clientId), { shown: ({ funds }) => this.wish(funds) });
    makeAutoObservable(this, { draft: false, loaded: false, asking: false, call: false }, { autoBind: true });
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    this.asking.close();
    this.call.close();
    this.draft.total.close();
    this.loaded.close();
  }

  /** The funds that the filter lets through. A chosen fund stays chosen when the filter hides it. */
  get shown(): readonly Fund[] {
    return fundsLike(this.loaded.value?.funds ?? [], this.draft.filter);
  }

  toggle(fundId: number): void {
    this.draft.toggle(fundId);
    this.isFundMissing = false;
  }

  /** 'Investir': asks about a recent investment, and goes on. */
  async submit(): Promise<void> {
    const choice = this.choice();
    if (choice === undefined) return;
    const { beginInvesting, clientId, underWay, goOn } = this.#parts;
    await this.call.run(beginInvesting(clientId, this.asking.ask), {
      done: ({ begunAt, movements }) => {
        underWay.choose({ ...choice, begunAt }, { movements });
        goOn();
      },
    });
  }

  /** Chooses the wished fund, unless the client chose before. The movement list names funds without ids (decision 0071). */
  private wish(funds: readonly Fund[]): void {
    const wished = funds.find(({ name }) => name === this.#parts.wished);
    if (wished !== undefined && this.draft.chosen.size === 0) this.draft.toggle(wished.id);
  }

  private choice(): Omit<InvestmentChoice, 'begunAt'> | undefined {
    const investing = this.loaded.value;
    const funds = investing?.funds.filter(({ id }) => this.draft.chosen.has(id)) ?? [];
    this.isFundMissing = funds.length === 0;
    const values = this.draft.total.submit();
    if (investing === undefined || values === undefined || funds.length === 0) return undefined;
    return { investing, funds, total: values.total };
  }
}
