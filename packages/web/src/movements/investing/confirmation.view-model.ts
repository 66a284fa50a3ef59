import { formatBrl } from '@aroeira/domain/kernel';
import {
  type InvestAgain,
  type InvestmentFailure,
  type OrderNotConfirmed,
  type PlacedInvestment,
  transferCards,
  type OrderUseCases,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import type { Copying } from '../../ui/copying.ts';
import { Call } from '../../ui/call.ts';
import { guardReload, type Guarded } from '../../ui/forms/leave-guard.ts';
import type { CheckedOrder } from './investment-under-way.ts';
import type { PlacedViewModel } from './placed.view-model.ts';

/** What a visit works with. */
export interface ConfirmationParts extends Pick<OrderUseCases, 'confirmInvestment'> {
  readonly clientId: number;
  readonly checked: CheckedOrder;
  readonly navigation: Guarded;
  /** The server took the order: it is kept, and what shows positions is old. It runs after the visit ended too. */
  readonly ordered: (placed: PlacedInvestment) => void;
  readonly copying: Copying;
  readonly show: (placed: PlacedInvestment) => PlacedViewModel;
  /** Ends the investment: another one starts from nothing. */
  readonly reset: () => void;
}

/** One visit to the confirmation of an investment. @see spec B §4 Investment flow 6 */
export class ConfirmationViewModel {
  placed: PlacedViewModel | undefined;
  readonly checked: CheckedOrder;
  readonly asking = new Asking<InvestAgain>();
  readonly call = new Call<InvestmentFailure | OrderNotConfirmed>();
  readonly #parts: ConfirmationParts;
  #release = (): void => undefined;

  constructor(parts: ConfirmationParts) {
    this.checked = parts.checked;
    this.#parts = parts;
    makeAutoObservable(this, { placed: observableRef, checked: false, asking: false, call: false }, { autoBind: true });
  }

  get copying(): Copying {
    return this.#parts.copying;
  }

  /** Where the client pays after the confirmation. */
  get cards(): PlacedInvestment['cards'] {
    return transferCards(this.checked.choice.funds, this.checked.order.lines);
  }

  /** A reload keeps where to pay, and no amounts of an order that was not made. */
  open(): void {
    this.#release = guardReload(this.#parts.navigation, () => this.placed === undefined);
  }

  /** Ends the visit. A client who leaves after the order finds no investment to confirm again. */
  close(): void {
    this.#release();
    this.asking.close();
    this.copying.close();
    this.call.close();
    this.placed?.close();
    if (this.placed !== undefined) this.#parts.reset();
  }

  async confirm(): Promise<void> {
    const { clientId, confirmInvestment, ordered, show } = this.#parts;
    const { choice, entries, order, key } = this.checked;
    const placed = { clientId, cards: this.cards, total: formatBrl(order.total) };
    const confirmed = { clientId, funds: choice.funds, begunAt: choice.begunAt, entries, key };
    await this.call.run(
      pipe(
        confirmInvestment(confirmed, this.asking.ask),
        TE.tapIO(() => () => ordered(placed)),
      ),
      { done: () => this.showPlaced(show(placed)) },
    );
  }

  private showPlaced(placed: PlacedViewModel): void {
    this.placed = placed;
  }
}
