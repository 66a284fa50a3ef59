import type { LoadReceipt, Movement, Receipt, ReceiptFailure } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Downloads, NotDownloaded } from '../../shell/native-wrapper/downloads.ts';
import { Call } from '../../ui/call.ts';
import type { NotShared, ShareFile } from './sharing.ts';

interface Parts {
  readonly load: LoadReceipt;
  readonly downloads: Pick<Downloads, 'keep'>;
  /** `undefined` on a device that shares no file. */
  readonly share: ShareFile | undefined;
  /** Where the API has the receipt of an order. */
  readonly pathOf: (id: string) => string;
}

/** What the receipt of an order is asked by. */
export type Receipted = Pick<Movement, 'id' | 'createdAt'>;

/** The receipt of an order: to save, or to share. A press forgets the other's failure. @see decision 0372 */
export class ReceiptModel {
  readonly saving = new Call<ReceiptFailure | NotDownloaded>();
  readonly sharing = new Call<ReceiptFailure | NotShared>();
  readonly canShare: boolean;
  readonly #parts: Parts;
  /** A receipt that came too late for the press that asked for it. The next press shares it at once. */
  #late: Receipt | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.canShare = parts.share !== undefined;
  }

  readonly save = async (order: Receipted): Promise<void> => {
    const { load, downloads, pathOf } = this.#parts;
    this.sharing.dismiss();
    await this.saving.run(
      pipe(
        load(order),
        TE.chainW(({ file, fileName }) => downloads.keep(file, pathOf(order.id), fileName)),
      ),
    );
  };

  readonly share = async (order: Receipted): Promise<void> => {
    const { load, share } = this.#parts;
    if (share === undefined) return;
    this.saving.dismiss();
    const found = this.#late === undefined ? load(order) : TE.right(this.#late);
    await this.sharing.run(
      pipe(
        found,
        TE.tapIO((receipt) => () => (this.#late = receipt)),
        TE.chainW(({ file, fileName }) => share(file, fileName)),
        TE.tapIO(() => () => (this.#late = undefined)),
      ),
    );
  };

  /** Ends the visit. */
  readonly close = (): void => {
    this.saving.close();
    this.sharing.close();
  };
}
