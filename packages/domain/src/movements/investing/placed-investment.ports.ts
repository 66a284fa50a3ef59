import type { IO } from 'fp-ts/IO';
import type { TransferCard } from '../transfer-card.ts';

/** An investment that the server took, and that the client must still pay by TED. */
export interface PlacedInvestment {
  readonly clientId: number;
  readonly cards: readonly TransferCard[];
}

/** Keeps the last investment of one client in a tab of the browser, until it closes. It never throws. @see decision 0280 */
export interface PlacedInvestments {
  readonly read: (clientId: number) => PlacedInvestment | undefined;
  readonly keep: (placed: PlacedInvestment) => IO<void>;
  readonly remove: IO<void>;
}
