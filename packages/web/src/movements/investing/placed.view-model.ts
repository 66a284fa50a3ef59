import { formatBrl } from '@aroeira/domain/kernel';
import {
  placedOrderIn,
  stepsAfterInvesting,
  type Movement,
  type OrderStep,
  type PlacedInvestment,
} from '@aroeira/domain/movements';
import type { Kept } from '../../shell/session/kept.ts';
import type { ReceiptModel } from '../receipt/receipt.view-model.ts';
import type { Copying } from '../../ui/copying.ts';

interface Parts {
  readonly cards: PlacedInvestment['cards'];
  readonly total: PlacedInvestment['total'];
  readonly copying: Copying;
  readonly receipt: ReceiptModel;
  /** The movement list of the session. It loads anew after the order. */
  readonly movements: Pick<Kept<readonly Movement[]>, 'state' | 'ensure'>;
  /** 'Concluir'. */
  readonly finish: () => void;
}

/** One visit to an investment that was made. A reload opens it again until 'Concluir'. @see decision 0280 */
export class PlacedViewModel {
  readonly cards: PlacedInvestment['cards'];
  readonly total: PlacedInvestment['total'];
  readonly copying: Copying;
  readonly receipt: ReceiptModel;
  readonly #movements: Parts['movements'];
  readonly finish: () => void;

  constructor({ cards, total, copying, receipt, movements, finish }: Parts) {
    this.cards = cards;
    this.total = total;
    this.copying = copying;
    this.receipt = receipt;
    this.#movements = movements;
    this.finish = finish;
  }

  /** The movements of the order, one a card. The receipt of each is that of the whole order. None until the list has all. */
  get orders(): readonly Movement[] {
    const { state } = this.#movements;
    if (state._tag !== 'Fresh') return [];
    const found = this.cards.flatMap(({ fundName, amount: shown }) => {
      const amount = state.value.find((each) => formatBrl(each.amount) === shown)?.amount;
      const sent = { fundName, operation: 'investment', status: 'pending' } as const;
      return (amount === undefined ? undefined : placedOrderIn(state.value, { ...sent, amount })) ?? [];
    });
    return found.length === this.cards.length ? found : [];
  }

  /** What happens with the order. @see decision 0376 */
  get steps(): readonly OrderStep[] {
    return stepsAfterInvesting(this.orders);
  }

  /** After a reload the list is not there. */
  readonly open = (): Promise<void> => this.#movements.ensure();

  /** Ends the visit. */
  close(): void {
    this.copying.close();
    this.receipt.close();
  }
}
