import type { PlacedInvestment } from '@aroeira/domain/movements';
import type { Copying } from '../../ui/copying.ts';

interface Parts {
  readonly cards: PlacedInvestment['cards'];
  readonly copying: Copying;
  /** 'Concluir'. */
  readonly finish: () => void;
}

/** One visit to an investment that was made. A reload opens it again until 'Concluir'. @see decision 0280 */
export class PlacedViewModel {
  readonly cards: PlacedInvestment['cards'];
  readonly copying: Copying;
  readonly finish: () => void;

  constructor({ cards, copying, finish }: Parts) {
    this.cards = cards;
    this.copying = copying;
    this.finish = finish;
  }

  /** Ends the visit. */
  close(): void {
    this.copying.close();
  }
}
