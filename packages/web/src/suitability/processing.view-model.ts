import type { Scheduler } from '@aroeira/domain/kernel';
import type { RenewalFailure } from '@aroeira/domain/renewal';
import type { SuitabilityFailure } from '@aroeira/domain/suitability';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Call } from '../ui/call.ts';

/** Milliseconds that the page stays. @see spec A §2 Registration routes, A §9 */
const PROCESSING_STAYS_FOR = 3000;

export interface ProcessingParts {
  readonly save: TaskEither<SuitabilityFailure | RenewalFailure, void>;
  readonly scheduler: Scheduler;
  readonly done: () => void;
  readonly back: () => void;
}

/** One visit to the wait. The wait and the call run at the same time. @see decision 0212 */
export class ProcessingViewModel {
  readonly call = new Call<SuitabilityFailure | RenewalFailure>();
  readonly #parts: ProcessingParts;
  #isWaited = false;
  #isSaved = false;
  #cancel: () => void = () => undefined;

  constructor(parts: ProcessingParts) {
    this.#parts = parts;
    makeAutoObservable(this, { call: false }, { autoBind: true });
  }

  open(): void {
    this.#cancel = this.#parts.scheduler.after(PROCESSING_STAYS_FOR, () => {
      this.#isWaited = true;
      this.goOn();
    });
    void this.send();
  }

  /** Ends the visit. */
  close(): void {
    this.#cancel();
    this.call.close();
  }

  async send(): Promise<void> {
    await this.call.run(this.#parts.save, {
      done: () => {
        this.#isSaved = true;
        this.goOn();
      },
    });
  }

  back(): void {
    this.#parts.back();
  }

  private goOn(): void {
    if (this.#isWaited && this.#isSaved) this.#parts.done();
  }
}
