import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Done } from './acting.ts';
import { again, type Again, type AgainParts } from './again.ts';
import type { Controls, LoggedRequest, NewRequests } from './controls.module.ts';

const EVERY_MS = 1000;

/** The sandbox keeps as many. */
const KEPT = 1000;

/** Each question of this page is a request too. A path that the sandbox does not know is masked, and tells nothing. */
const isOfThisPage = (path: string): boolean => path.startsWith('/sandbox/') || /^\/?\*+$/.test(path);

/** What the log needs. */
export interface LogParts extends AgainParts {
  readonly controls: Pick<Controls, 'newRequests'>;
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

  private async ask(): Promise<void> {
    const { last } = this;
    const answer = await this.controls.newRequests(last ?? 0)();
    if (last === this.last) this.take(answer);
  }

  private take(answer: E.Either<CallFailure, NewRequests>): void {
    this.hasAsked = true;
    this.failure = E.isLeft(answer) ? answer.left : undefined;
    if (E.isLeft(answer)) return;
    const { isAnew, requests } = answer.right;
    this.last = requests.at(-1) ?? this.last;
    const others = requests.filter(({ path }) => !isOfThisPage(path)).toReversed();
    if (isAnew) this.requests = others;
    else if (others.length > 0) this.requests = [...others, ...this.requests].slice(0, KEPT);
  }
}
