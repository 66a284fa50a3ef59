import type { QuickAccessSwitch } from '@aroeira/domain/access';
import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OpenOffer } from './quick-access-loading.ts';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/** What the switch is made of. */
export interface QuickAccessSwitchActions {
  readonly read: IO<QuickAccessSwitch>;
  readonly disable: IO<void>;
  /** Rejects when quick access cannot be loaded. */
  readonly load: () => Promise<OpenOffer>;
}

/** What the switch leads to; the view model knows no Portuguese. */
export interface QuickAccessSwitchExits {
  readonly disabled: () => void;
  readonly notLoaded: () => void;
}

/** The quick-access switch of one visit to the profile. @see spec B §2 Profile, B §4 Biometrics toggle */
export class QuickAccessSwitchViewModel {
  state: QuickAccessSwitch;
  /** The enable flow, while it is open. */
  offer: QuickAccessOffer | undefined = undefined;
  isBusy = false;
  private readonly actions: QuickAccessSwitchActions;
  private readonly exits: QuickAccessSwitchExits;

  constructor(actions: QuickAccessSwitchActions, exits: QuickAccessSwitchExits) {
    this.actions = actions;
    this.exits = exits;
    this.state = actions.read();
    makeAutoObservable<this, 'actions' | 'exits'>(
      this,
      { offer: observableRef, actions: false, exits: false },
      { autoBind: true },
    );
  }

  /** Off at once, or the enable flow. @see spec B §4 Biometrics toggle; decision Q105 */
  async toggle(): Promise<void> {
    if (this.state._tag === 'Hidden' || !this.state.isUsable) return;
    if (this.state.isOn) return this.disable();
    await this.enable();
  }

  private disable(): void {
    this.actions.disable();
    this.state = this.actions.read();
    this.exits.disabled();
  }

  private async enable(): Promise<void> {
    if (this.isBusy || this.offer !== undefined) return;
    this.isBusy = true;
    const open = await this.actions.load().catch(() => undefined);
    runInAction(() => {
      this.isBusy = false;
      if (open === undefined) this.exits.notLoaded();
      else this.offer = open(this.close);
    });
  }

  private close(): void {
    this.offer = undefined;
    this.state = this.actions.read();
  }
}
