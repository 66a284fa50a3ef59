import type { MainAccountFailure, SetMainAccount } from '@aroeira/domain/access';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';

/** The question which of several accounts is the main one. @see spec A §4 Main account */
export class MainAccountViewModel {
  chosen: number | undefined = undefined;
  readonly saving = new Call<MainAccountFailure>();
  readonly #setMain: SetMainAccount;
  readonly #done: () => void;

  constructor(setMain: SetMainAccount, done: () => void) {
    this.#setMain = setMain;
    this.#done = done;
    makeAutoObservable(this, { saving: false }, { autoBind: true });
  }

  get isUntouched(): boolean {
    return this.chosen === undefined && !this.saving.isBusy;
  }

  choose(clientId: number): void {
    this.chosen = clientId;
    this.saving.dismiss();
  }

  confirm(): Promise<void> {
    return this.saving.run(this.#setMain(this.chosen), { done: this.#done });
  }

  close(): void {
    this.saving.close();
  }
}
