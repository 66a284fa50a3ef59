import type { MainAccountFailure, SetMainAccount } from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';

/** The question which of several accounts is the main one. @see spec A §4 Main account */
export class MainAccountViewModel {
  chosen: number | undefined = undefined;
  failure: MainAccountFailure | undefined = undefined;
  isBusy = false;
  private readonly setMain: SetMainAccount;
  private readonly done: () => void;

  constructor(setMain: SetMainAccount, done: () => void) {
    this.setMain = setMain;
    this.done = done;
    makeAutoObservable<this, 'setMain' | 'done'>(this, { setMain: false, done: false }, { autoBind: true });
  }

  get isUntouched(): boolean {
    return this.chosen === undefined && !this.isBusy;
  }

  choose(clientId: number): void {
    this.chosen = clientId;
    this.failure = undefined;
  }

  async confirm(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = undefined;
    const answer = await this.setMain(this.chosen)();
    runInAction(() => {
      this.isBusy = false;
      E.match((failure: MainAccountFailure) => void (this.failure = failure), this.done)(answer);
    });
  }
}
