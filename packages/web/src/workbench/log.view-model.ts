import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Done } from './acting.ts';
import { again, type Again, type AgainParts } from './again.ts';
import type { Controls, LoggedRequest } from './controls.module.ts';

const EVERY_MS = 1000;

/** The sandbox keeps as many. */
const KEPT = 1000;

/** Each question of this page is a request too. A path that the sandbox does not know is masked, and tells nothing. */
const isOfThisPage = (path: string): boolean => path.startsWith('/sandbox/') || /^\/?\*+$/.test(path);

/** What the log needs. */
export interface LogParts extends AgainParts {
  readonly controls: Pick<Controls, 'requests'>;
  readonly say: (done: Done) => void;
}

/** The requests that the sandbox answers, while this part of the page is open. */
export class LogViewModel {
  /** Newest first. */
  requests: readonly LoggedRequest[] = [];
  isPaused = false;
  failure: CallFailure | undefined = undefined;
  hasAsked = false;
  private readonly controls: LogParts['controls'];
  private readonly say: LogParts['say'];
  private readonly asking: Again;
  /** The newest request that this page read. */
  private last: LoggedRequest | undefined = undefined;

  constructor(parts: LogParts) {
    this.controls = parts.controls;
    this.say = parts.say;
    this.asking = again(parts, EVERY_MS, () => this.ask());
    makeAutoObservable<this, 'controls' | 'say' | 'asking' | 'last'>(
      this,
      { requests: observableRef, failure: observableRef, controls: false, say: false, asking: false, last: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    if (!this.isPaused) await this.asking.start();
  }

  pause(): void {
    this.isPaused = true;
    this.asking.stop();
  }

  resume(): Promise<void> {
    this.isPaused = false;
    return this.asking.start();
  }

  clear(): void {
    this.requests = [];
    this.say('LogCleared');
  }

  close(): void {
    this.asking.stop();
  }

  /**
   * Asks for the last known request again, and for all after it. A log without that request is a new one: the server
   * started again, or another world has this name now. Then the page begins anew too.
   */
  private async ask(): Promise<void> {
    const { last } = this;
    const answer = await this.controls.requests(last === undefined ? 0 : last.seq - 1)();
    if (last !== this.last) return;
    if (last === undefined || E.isLeft(answer)) return this.take(answer);
    const [known, ...newer] = answer.right;
    if (known?.seq === last.seq && known.at === last.at) return this.take(E.right(newer));
    runInAction(() => {
      this.last = undefined;
      this.requests = [];
    });
    await this.ask();
  }

  private take(answer: E.Either<CallFailure, readonly LoggedRequest[]>): void {
    this.hasAsked = true;
    this.failure = E.isLeft(answer) ? answer.left : undefined;
    if (E.isLeft(answer)) return;
    this.last = answer.right.at(-1) ?? this.last;
    const others = answer.right.filter(({ path }) => !isOfThisPage(path));
    if (others.length > 0) this.requests = [...others.toReversed(), ...this.requests].slice(0, KEPT);
  }
}
