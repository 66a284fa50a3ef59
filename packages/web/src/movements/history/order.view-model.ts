import type { CallFailure, Clock } from '@aroeira/domain/kernel';
import {
  orderSteps,
  waitingTransfer,
  type Movement,
  type OrderStep,
  type TransferCard,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Copying } from '../../ui/copying.ts';
import type { ReceiptModel } from '../receipt/receipt.view-model.ts';
import { Loaded } from '../../ui/loaded.ts';

/** What a visit works with. */
export interface OrderParts {
  /** The id of the order. */
  readonly id: string;
  readonly list: TE.TaskEither<CallFailure, readonly Movement[]>;
  readonly clock: Clock;
  readonly copying: Copying;
  readonly receipt: ReceiptModel;
  /** Opens an investment in the fund with this name. */
  readonly invest: (fundName: string) => void;
}

/** One visit to an order of the history. @see decision 0381 */
export class OrderViewModel {
  /** The order. `undefined` when the list of the client does not have it. */
  readonly loaded: Loaded<Movement | undefined>;
  readonly copying: Copying;
  readonly receipt: ReceiptModel;
  readonly #parts: OrderParts;

  constructor(parts: OrderParts) {
    this.#parts = parts;
    this.copying = parts.copying;
    this.receipt = parts.receipt;
    this.loaded = new Loaded(
      pipe(
        parts.list,
        TE.map((movements) => movements.find(({ id }) => id === parts.id)),
      ),
    );
  }

  readonly open = async (): Promise<void> => this.loaded.load();

  /** Ends the visit. */
  readonly close = (): void => {
    this.copying.close();
    this.receipt.close();
    this.loaded.close();
  };

  stepsOf(order: Movement): readonly OrderStep[] {
    return orderSteps(order, this.#parts.clock.now());
  }

  /** Where to pay an investment that waits. */
  transferOf(order: Movement): TransferCard | undefined {
    return waitingTransfer(order);
  }

  /** 'Investir de novo'. */
  investAgain({ fundName }: Movement): void {
    this.#parts.invest(fundName);
  }
}
