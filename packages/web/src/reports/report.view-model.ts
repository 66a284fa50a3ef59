import type { Scheduler } from '@aroeira/domain/kernel';
import type { Pdf, ReportFailure, ReportRequest } from '@aroeira/domain/reports';
import { constVoid } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded } from '../ui/loaded.ts';
import type { ReportActions } from './report-actions.view-model.ts';
import type { ReportCache } from './report-cache.ts';

interface Parts {
  readonly request: ReportRequest;
  readonly cache: Pick<ReportCache, 'load' | 'held' | 'forget'>;
  readonly actions: ReportActions;
  readonly scheduler: Scheduler;
}

/** Milliseconds between two steps of the progress. */
const SECOND = 1000;

/** One visit to a report. The portal asks for it until it comes, it fails, or the client leaves. @see decision Q010 */
export class ReportViewModel {
  /** Seconds since the portal began to ask for the report, on an earlier visit too. @see decision 0321 */
  waited = 0;
  readonly request: ReportRequest;
  readonly actions: ReportActions;
  readonly pdf: Loaded<Pdf, ReportFailure>;
  readonly #parts: Parts;
  #stopAsking: IO<void> = constVoid;
  #stopCounting: IO<void> = constVoid;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.request = parts.request;
    this.actions = parts.actions;
    this.pdf = new Loaded(() => {
      const { outcome, stop, waited } = parts.cache.load(parts.request);
      this.waited = Math.floor(waited / SECOND);
      this.#stopAsking = stop;
      return outcome;
    });
    makeAutoObservable(this, { request: false, actions: false, pdf: false }, { autoBind: true });
  }

  /** Shows a report that is held already at once. */
  async open(): Promise<void> {
    const held = this.#parts.cache.held(this.request);
    if (held === undefined) await this.load();
    else this.pdf.show(held);
  }

  /** Asks for the report, for the first time or again. */
  async load(): Promise<void> {
    const done = this.pdf.load();
    this.count();
    await done;
    this.#stopCounting();
  }

  /** The viewer cannot draw the report. Nobody saves it or sends it, and the next load asks the server for another. */
  broke(): void {
    this.#parts.cache.forget(this.request);
    this.pdf.fail({ _tag: 'Broken' });
  }

  /** Ends the visit: nobody asks for the report any more. */
  close(): void {
    this.#stopAsking();
    this.#stopCounting();
    this.pdf.close();
    this.actions.close();
  }

  private count(): void {
    this.#stopCounting = this.#parts.scheduler.after(SECOND, () =>
      runInAction(() => {
        this.waited += 1;
        this.count();
      }),
    );
  }
}
