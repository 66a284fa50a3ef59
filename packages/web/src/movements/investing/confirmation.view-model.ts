import type { ConfirmInvestment, InvestAgain, InvestmentFailure, OrderNotConfirmed } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';
import type { Copying } from '../../ui/copying.ts';
import type { CheckedOrder } from './investment-under-way.ts';

/** What a visit works with. */
export interface ConfirmationParts {
  readonly clientId: number;
  readonly checked: CheckedOrder;
  readonly confirm: ConfirmInvestment;
  readonly copying: Copying;
  /** The server took the order: what shows positions is old. It runs after the visit ended too. */
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
  readonly asking = new Asking<InvestAgain>();
  readonly call = new Call<InvestmentFailure | OrderNotConfirmed>();
  private readonly parts: ConfirmationParts;

  constructor(parts: ConfirmationParts) {
    this.checked = parts.checked;
    this.copying = parts.copying;
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { checked: false, copying: false, asking: false, call: false, parts: false },
      { autoBind: true },
    );
  }

  /** Ends the visit. A client who leaves after the order finds no investment to confirm again. */
  close(): void {
    this.asking.close();
    this.call.close();
    this.copying.close();
    if (this.isPlaced) this.parts.reset();
  }

  async confirm(): Promise<void> {
    const { clientId, confirm, ordered } = this.parts;
    const { choice, entries, key } = this.checked;
    const confirmed = { clientId, funds: choice.funds, begunAt: choice.begunAt, entries, key };
    await this.call.run(
      pipe(
        confirm(confirmed, this.asking.ask),
        TE.tapIO(() => ordered),
      ),
      { done: this.placed },
    );
  }

  /** 'Concluir'. */
  finish(): void {
    this.parts.reset();
    this.parts.goHome();
  }

  private placed(): void {
    this.isPlaced = true;
  }
}
