import type { InvestmentFailure, RequestInvestment } from '@aroeira/domain/movements';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';
import type { Copying } from '../../ui/copying.ts';
import type { CheckedOrder } from './investment-under-way.ts';

/** What a visit works with. */
export interface ConfirmationParts {
  readonly checked: CheckedOrder;
  readonly request: RequestInvestment;
  readonly copying: Copying;
  /** The server took the order: what shows positions is old. */
  readonly ordered: () => void;
  /** Ends the investment: another one starts from nothing. */
  readonly reset: () => void;
  readonly goHome: () => void;
}

/** One visit to the confirmation of an investment. @see spec B §4 Investment flow 6 */
export class ConfirmationViewModel {
  isPlaced = false;
  readonly checked: CheckedOrder;
  readonly copying: Copying;
  readonly call = new Call<InvestmentFailure>();
  private readonly parts: ConfirmationParts;

  constructor(parts: ConfirmationParts) {
    this.checked = parts.checked;
    this.copying = parts.copying;
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { checked: false, copying: false, call: false, parts: false },
      { autoBind: true },
    );
  }

  /** Ends the visit. A client who leaves after the order finds no investment to confirm again. */
  close(): void {
    this.call.close();
    this.copying.close();
    if (this.isPlaced) this.parts.reset();
  }

  async confirm(): Promise<void> {
    const { choice, entries, key } = this.checked;
    await this.call.run(this.parts.request({ funds: choice.funds, entries, key }), { done: this.placed });
  }

  /** 'Concluir'. */
  finish(): void {
    this.parts.reset();
    this.parts.goHome();
  }

  private placed(): void {
    this.isPlaced = true;
    this.parts.ordered();
  }
}
