import type { EnableQuickAccessFailure } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/** The two answers to an offer. */
export interface QuickAccessAnswers {
  readonly enable: TaskEither<EnableQuickAccessFailure, void>;
  readonly skip: IO<void>;
}

/** What happens at the end of an offer. The view model knows no Portuguese. */
export interface OfferExits {
  readonly enabled: () => void;
  readonly failed: (failure: EnableQuickAccessFailure) => void;
  /** Called last, after every end of the offer. */
  readonly closed: () => void;
}

/** One offer of quick access. Every answer closes it, and so does a failure. @see spec A §4 Quick access */
export class QuickAccessOffer {
  readonly #enabling = new Call<EnableQuickAccessFailure>();
  readonly #answers: QuickAccessAnswers;
  readonly #exits: OfferExits;

  constructor(answers: QuickAccessAnswers, exits: OfferExits) {
    this.#answers = answers;
    this.#exits = exits;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.#enabling.isBusy;
  }

  accept(): Promise<void> {
    return this.#enabling.run(this.#answers.enable, {
      done: () => {
        this.#exits.enabled();
        this.#exits.closed();
      },
      refused: (failure) => {
        this.#exits.failed(failure);
        this.#exits.closed();
      },
    });
  }

  refuse(): void {
    if (this.isBusy) return;
    this.#answers.skip();
    this.#exits.closed();
  }

  /** Call this at the end of the visit. A later answer of the device has no effect. */
  close(): void {
    this.#enabling.close();
  }
}
