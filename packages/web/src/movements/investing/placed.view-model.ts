import type { PlacedInvestment } from '@aroeira/domain/movements';
import type { Copying } from '../../ui/copying.ts';

interface Parts {
  readonly cards: PlacedInvestment['cards'];
  readonly total: PlacedInvestment['total'];
  readonly copying: Copying;
  /** 'Concluir'. */
  readonly finish: () => void;
}

/** One visit to an investment that was made. A reload opens it again until 'Concluir'. @see decision 0280 */
export class PlacedViewModel {
  readonly cards: PlacedInvestment['cards'];
  readonly total: PlacedInvestment['total'];
  readonly copying: Copying;
  readonly finish: () => void;

  constructor({ cards, total, copying, finish }: Parts) {
    this.cards = cards;
    this.total = total;
    this.copying = copying;
    this.finish = finish;
  }

  /** Ends the visit. */
  close(): void {
    this.copying.close();
  }
}
