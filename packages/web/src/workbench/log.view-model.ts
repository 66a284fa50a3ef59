import type { CallFailure, Scheduler } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Controls } from './controls.adapter.ts';
import type { LoggedRequest } from './controls.codecs.ts';

const EVERY_MS = 1000;

/** The sandbox keeps as many. */
const KEPT = 1000;

/** Each question of this page is a request too. A path that the sandbox does not know is masked, and tells nothing. */
const isOfThisPage = (path: string): boolean => path.startsWith('/sandbox/') || /^\/?\*+$/.test(path);

/** What the log needs. */
export interface LogParts {
  readonly controls: Pick<Controls, 'requests'>;
  readonly scheduler: Scheduler;
  /** Whether the tab is in sight. Nobody reads a log that is not. */
  readonly isVisible: () => boolean;
}

/** The requests that the sandbox answers, while this part of the page is open. */
export class LogViewModel {
  /** Newest first. */
  requests: readonly LoggedRequest[] = [];
  isPaused = false;
  failure: CallFailure | undefined = undefined;
  hasAsked = false;
  private readonly parts: LogParts;
  private last = 0;
  private isOpen = false;
  private cancel: () => void = () => undefined;

  constructor(parts: LogParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'last' | 'isOpen' | 'cancel'>(
      this,
      { requests: observableRef, failure: observableRef, parts: false, last: false, isOpen: false, cancel: false },
      { autoBind: true },
    );
  }

  async load(): Promise<void> {
    this.isOpen = true;
    await this.ask();
  }

  pause(): void {
    this.isPaused = true;
  }

  async resume(): Promise<void> {
    this.isPaused = false;
    this.cancel();
    await this.ask();
  }

  clear(): void {
    this.requests = [];
  }

  close(): void {
    this.isOpen = false;
    this.cancel();
  }

  private async ask(): Promise<void> {
    if (!this.isPaused && this.parts.isVisible()) {
      const answer = await this.parts.controls.requests(this.last)();
      runInAction(() => this.take(answer));
    }
    if (this.isOpen) this.cancel = this.parts.scheduler.after(EVERY_MS, () => void this.ask());
  }

  private take(answer: E.Either<CallFailure, readonly LoggedRequest[]>): void {
    this.hasAsked = true;
    this.failure = E.isLeft(answer) ? answer.left : undefined;
    if (E.isLeft(answer) || answer.right.length === 0) return;
    this.last = answer.right.at(-1)?.seq ?? this.last;
    const others = answer.right.filter(({ path }) => !isOfThisPage(path));
    if (others.length > 0) this.requests = [...others.toReversed(), ...this.requests].slice(0, KEPT);
  }
}
