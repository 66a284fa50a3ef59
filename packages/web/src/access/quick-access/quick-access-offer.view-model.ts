import type { EnableQuickAccessFailure } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';

/** The two answers to an offer. */
export interface QuickAccessAnswers {
  readonly enable: TaskEither<EnableQuickAccessFailure, void>;
  readonly skip: IO<void>;
}

/** What an offer ends with; the view model knows no Portuguese. */
export interface OfferExits {
  readonly enabled: () => void;
  readonly failed: (failure: EnableQuickAccessFailure) => void;
  /** Comes last, whatever the end. */
  readonly closed: () => void;
}

/** One offer of quick access. Every answer closes it, also one that fails. @see spec A §4 Quick access */
export class QuickAccessOffer {
  isBusy = false;
  private readonly answers: QuickAccessAnswers;
  private readonly exits: OfferExits;

  constructor(answers: QuickAccessAnswers, exits: OfferExits) {
    this.answers = answers;
    this.exits = exits;
    makeAutoObservable<this, 'answers' | 'exits'>(this, { answers: false, exits: false }, { autoBind: true });
  }

  async accept(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const answer = await this.answers.enable();
    runInAction(() => {
      this.isBusy = false;
      if (answer._tag === 'Left') this.exits.failed(answer.left);
      else this.exits.enabled();
      this.exits.closed();
    });
  }

  refuse(): void {
    if (this.isBusy) return;
    this.answers.skip();
    this.exits.closed();
  }
}
