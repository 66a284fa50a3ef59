import {
  heldFundIn,
  type Fund,
  type FundsNotLoaded,
  type RedemptionBlock,
  type OrderUseCases,
} from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import { Loaded } from '../../ui/loaded.ts';

/** The form itself looks at the orders that wait. */
const NO_ORDERS = { movements: [], submitted: [] };

/** What a visit works with. */
export interface RedemptionFundsParts extends Pick<OrderUseCases, 'loadFunds'> {
  readonly clientId: number;
  /** Opens the form of a redemption. */
  readonly openForm: (fundId: number) => void;
}

/** Why the form does not open for a fund. */
interface Refused {
  readonly fundId: number;
  readonly block: RedemptionBlock;
}

/** One visit to the funds to redeem from. @see spec B §4 Redemption flow 1; decision Q093 */
export class RedemptionFundsViewModel {
  refused: Refused | undefined = undefined;
  readonly loaded: Loaded<readonly Fund[], FundsNotLoaded>;
  readonly #parts: RedemptionFundsParts;

  constructor(parts: RedemptionFundsParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.loadFunds(parts.clientId));
    makeAutoObservable(this, { loaded: false }, { autoBind: true });
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Opens the form of a fund, or says at the fund why it does not open. */
  choose(fundId: number): void {
    const held = heldFundIn(fundId, NO_ORDERS)(this.loaded.value ?? []);
    if (E.isRight(held)) this.#parts.openForm(fundId);
    else this.refused = { fundId, block: held.left };
  }

  /** Ends the visit. */
  close(): void {
    this.loaded.close();
  }
}
