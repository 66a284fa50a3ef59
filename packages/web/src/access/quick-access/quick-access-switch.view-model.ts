import type { QuickAccessSwitch } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Call } from '../../ui/call.ts';
import type { OpenOffer } from './quick-access-loading.ts';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/** What a visit works with. The view model knows no Portuguese. */
export interface QuickAccessSwitchParts {
  readonly read: IO<QuickAccessSwitch>;
  readonly disable: IO<void>;
  /** Rejects when quick access fails to load. */
  readonly load: () => Promise<OpenOffer>;
  readonly disabled: () => void;
  readonly notLoaded: () => void;
  /** Called after an offer closed, with any answer. */
  readonly answered: () => void;
}

/** The quick-access switch of one visit to the profile. @see spec B §2 Profile, B §4 Biometrics toggle */
export class QuickAccessSwitchViewModel {
  state: QuickAccessSwitch;
  /** The enable flow, while it is open. */
  offer: QuickAccessOffer | undefined = undefined;
  readonly loading = new Call<'not-loaded'>();
  readonly #parts: QuickAccessSwitchParts;

  constructor(parts: QuickAccessSwitchParts) {
    this.#parts = parts;
    this.state = parts.read();
    makeAutoObservable(this, { offer: observableRef, loading: false }, { autoBind: true });
  }

  /** Turns it off at once, or opens the enable flow. @see spec B §4 Biometrics toggle; decision Q105 */
  async toggle(): Promise<void> {
    if (this.state._tag === 'Hidden' || !this.state.isUsable) return;
    if (this.state.isOn) return this.disable();
    await this.enable();
  }

  close(): void {
    this.loading.close();
    this.offer?.close();
  }

  private disable(): void {
    this.#parts.disable();
    this.state = this.#parts.read();
    this.#parts.disabled();
  }

  private async enable(): Promise<void> {
    if (this.offer !== undefined) return;
    await this.loading.run(
      TE.tryCatch(this.#parts.load, () => 'not-loaded' as const),
      {
        done: (open) => {
          this.offer = open(this.answered);
        },
        refused: this.#parts.notLoaded,
      },
    );
  }

  private answered(): void {
    this.offer = undefined;
    this.state = this.#parts.read();
    this.#parts.answered();
  }
}
