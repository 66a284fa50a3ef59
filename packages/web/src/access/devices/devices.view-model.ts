import { otherDevices, type ManageDevices, type SecurityActivity, type SignedInDevice } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable } from 'mobx';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';
import type { AccessChanges } from './access-changes.ts';

/** The devices that the client wants to end but has not confirmed yet. */
export type Ending = { readonly _tag: 'One'; readonly device: SignedInDevice } | { readonly _tag: 'Others' };

/** What a visit works with. The view model knows no Portuguese. */
export interface DevicesParts {
  readonly devices: ManageDevices;
  readonly changes: AccessChanges;
  readonly ended: () => void;
}

/** How many activities the page shows at first, and how many more each time. */
const FIRST = 5;
const MORE = 15;

/** The signed-in devices, during one visit to the profile. Not in the specification: decision 0112. */
export class DevicesViewModel {
  readonly list: Loaded<readonly SignedInDevice[]>;
  readonly activity: Loaded<readonly SecurityActivity[]>;
  /** The activity loads only when the client wants to see it. */
  isActivityWanted = false;
  /** How many of the activities the page shows. */
  shown = FIRST;
  ending: Ending | undefined = undefined;
  readonly endCall = new Call<CallFailure>();
  readonly #parts: DevicesParts;
  #stopListening: () => void = () => undefined;

  constructor(parts: DevicesParts) {
    this.#parts = parts;
    this.list = new Loaded(parts.devices.load);
    this.activity = new Loaded(parts.devices.activity);
    makeAutoObservable(this, { list: false, activity: false, endCall: false }, { autoBind: true });
  }

  get hasOthers(): boolean {
    return otherDevices(this.list.value ?? []).length > 0;
  }

  open(): Promise<void> {
    this.#stopListening = this.#parts.changes.listen(() => void this.refreshActivity());
    return this.list.load();
  }

  close(): void {
    this.#stopListening();
    this.list.close();
    this.activity.close();
    this.endCall.close();
  }

  showActivity(): Promise<void> {
    this.isActivityWanted = true;
    return this.activity.load();
  }

  showMore(): void {
    this.shown += MORE;
  }

  askToEnd(ending: Ending): void {
    this.endCall.dismiss();
    this.ending = ending;
  }

  keep(): void {
    if (!this.endCall.isBusy) this.ending = undefined;
  }

  /** Loads the list again, even after a failure, because some devices may be gone. */
  async end(): Promise<void> {
    if (this.ending === undefined) return;
    await this.endCall.run(this.taskOf(this.ending), { done: this.ended, refused: this.listAgain });
  }

  private ended(): Promise<void> {
    this.#parts.ended();
    return this.listAgain();
  }

  private async listAgain(): Promise<void> {
    this.ending = undefined;
    await this.list.load();
    await this.refreshActivity();
  }

  /** Loads the activity again when the client sees it. The old list stays on the page until the answer comes. */
  private async refreshActivity(): Promise<void> {
    if (this.isActivityWanted) await this.activity.refresh();
  }

  private taskOf(ending: Ending): TaskEither<CallFailure, void> {
    return ending._tag === 'One' ? this.#parts.devices.end(ending.device.loginId) : this.#parts.devices.endOthers;
  }
}
