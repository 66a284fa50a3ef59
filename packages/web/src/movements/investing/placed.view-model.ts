import { formatBrl } from '@aroeira/domain/kernel';
import { placedOrderIn, type Movement, type PlacedInvestment } from '@aroeira/domain/movements';
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

  /** A movement of the order. Its receipt is that of the whole order. `undefined` until the list loaded. */
  get order(): Movement | undefined {
    const { state } = this.#movements;
    const [card] = this.cards;
    if (state._tag !== 'Fresh' || card === undefined) return undefined;
    const amount = state.value.find((each) => formatBrl(each.amount) === card.amount)?.amount;
    return amount === undefined
      ? undefined
      : placedOrderIn(state.value, { fundName: card.fundName, operation: 'investment', status: 'pending', amount });
  }

  /** After a reload the list is not there. */
  readonly open = (): Promise<void> => this.#movements.ensure();

  /** Ends the visit. */
  close(): void {
    this.copying.close();
    this.receipt.close();
  }
}
