import { otherDevices, type ClientDevices, type SecurityActivity, type SignedInDevice } from '@aroeira/domain/access';
import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { makeAutoObservable, runInAction } from 'mobx';

/** Something that the server is asked for. */
export type Asked<A> =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Loaded'; readonly value: A };

/** What the client is about to end, and has not confirmed yet. */
export type Ending = { readonly _tag: 'One'; readonly device: SignedInDevice } | { readonly _tag: 'Others' };

/** The activities that are shown at first, and how many more each time. */
const FIRST = 5;
const MORE = 15;

const loading = { _tag: 'Loading' } as const;

/** Where the client is signed in, during one visit to the profile. Beyond the specification: decision 0112. */
export class DevicesViewModel {
  list: Asked<readonly SignedInDevice[]> = loading;
  /** Nothing until the client wants to see it. */
  activity: Asked<readonly SecurityActivity[]> | undefined = undefined;
  /** How many of the activities stand on the page. */
  shown = FIRST;
  ending: Ending | undefined = undefined;
  /** Why the last wish to end something did not come true. */
  failure: CallFailure | undefined = undefined;
  isBusy = false;
  private readonly devices: ClientDevices;
  private readonly onEnded: () => void;

  constructor(devices: ClientDevices, onEnded: () => void) {
    this.devices = devices;
    this.onEnded = onEnded;
    makeAutoObservable<this, 'devices' | 'onEnded'>(this, { devices: false, onEnded: false }, { autoBind: true });
  }

  get hasOthers(): boolean {
    return this.list._tag === 'Loaded' && otherDevices(this.list.value).length > 0;
  }

  async load(): Promise<void> {
    this.list = loading;
    const answer = await this.devices.load();
    runInAction(() => (this.list = asked(answer)));
  }

  async showActivity(): Promise<void> {
    this.activity = loading;
    await this.refreshActivity();
  }

  /** Asks again for an activity that the client sees, which stays on the page until the answer is there. */
  async refreshActivity(): Promise<void> {
    if (this.activity === undefined) return;
    const answer = await this.devices.activity();
    runInAction(() => (this.activity = asked(answer)));
  }

  showMore(): void {
    this.shown += MORE;
  }

  askToEnd(ending: Ending): void {
    this.failure = undefined;
    this.ending = ending;
  }

  keep(): void {
    if (!this.isBusy) this.ending = undefined;
  }

  /** Whatever became of it, the list is asked for again: some of several may be gone. */
  async end(): Promise<void> {
    if (this.ending === undefined || this.isBusy) return;
    this.isBusy = true;
    const answer = await this.taskOf(this.ending)();
    runInAction(() => {
      this.isBusy = false;
      this.ending = undefined;
      this.failure = E.isLeft(answer) ? answer.left : undefined;
    });
    if (E.isRight(answer)) this.onEnded();
    await this.load();
    await this.refreshActivity();
  }

  private taskOf(ending: Ending): TaskEither<CallFailure, void> {
    return ending._tag === 'One' ? this.devices.end(ending.device.loginId) : this.devices.endOthers;
  }
}

const asked = <A>(answer: E.Either<CallFailure, A>): Asked<A> =>
  E.isRight(answer) ? { _tag: 'Loaded', value: answer.right } : { _tag: 'Failed' };
