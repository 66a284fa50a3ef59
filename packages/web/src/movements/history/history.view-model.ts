import { todayOf, type CallFailure, type Clock, type Scheduler } from '@aroeira/domain/kernel';
import {
  byMonth,
  filterHistory,
  fundsInHistory,
  hasPending,
  WHOLE_HISTORY,
  type HistoryFilter,
  type HistoryMonth,
  type Movement,
  type TransferCard,
} from '@aroeira/domain/movements';
import type { TaskEither } from 'fp-ts/TaskEither';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { KeepFile } from '../../shell/native-wrapper/downloads.ts';
import type { Copying } from '../../ui/copying.ts';
import type { Attention } from '../../shell/session/session-watch.adapter.ts';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';
import { csvFile } from '../../ui/csv-file.ts';
import type { KeptFilter } from './kept-filter.ts';

type Movements = readonly Movement[];

/** What a visit works with. */
export interface HistoryParts {
  readonly list: TaskEither<CallFailure, Movements>;
  /** The same list, but not from a cache. */
  readonly reload: TaskEither<CallFailure, Movements>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly attention: Attention;
  readonly copying: Copying;
  readonly kept: KeptFilter;
  /** A history for a spreadsheet. */
  readonly csvOf: (movements: Movements) => string;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: KeepFile | undefined;
}

/** Milliseconds from one look at a pending order to the next. */
const LOOK_EVERY = 30_000;
/** How many cards one step draws: more than a screen shows. The next ones are drawn before the client comes near. */
const STEP = 20;

/** One visit to the history of movements. @see spec B §2 Movements */
export class HistoryViewModel {
  filter: HistoryFilter;
  /** Where to pay the investment that the client opened. */
  transfer: TransferCard | undefined = undefined;
  readonly loaded: Loaded<Movements>;
  private limit = STEP;
  readonly #looking = new Call<CallFailure>();
  readonly #parts: HistoryParts;
  #stopListening: () => void = () => undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(parts: HistoryParts) {
    this.#parts = parts;
    this.filter = parts.kept.current;
    this.loaded = new Loaded(parts.list);
    makeAutoObservable(this, { filter: observableRef, transfer: observableRef, loaded: false }, { autoBind: true });
  }

  get funds(): readonly string[] {
    return fundsInHistory(this.loaded.value ?? []);
  }

  /** What the filter shows. */
  get found(): Movements {
    return filterHistory(this.loaded.value ?? [], this.filter, todayOf(this.#parts.clock)());
  }

  /** The part of it that is drawn, month by month. */
  get months(): readonly HistoryMonth[] {
    return byMonth(this.found.slice(0, this.limit));
  }

  get hasMore(): boolean {
    return this.found.length > this.limit;
  }

  get isFiltered(): boolean {
    return !compareStructural(this.filter, WHOLE_HISTORY);
  }

  get canKeepFiles(): boolean {
    return this.#parts.keepFile !== undefined;
  }

  async open(): Promise<void> {
    this.#stopListening = this.#parts.attention.onReturn(() => void this.look());
    this.lookLater();
    await this.loaded.load();
  }

  change(changes: Partial<HistoryFilter>): void {
    this.filter = { ...this.filter, ...changes };
    this.#parts.kept.current = this.filter;
    this.limit = STEP;
  }

  clear(): void {
    this.change(WHOLE_HISTORY);
  }

  get copying(): Copying {
    return this.#parts.copying;
  }

  /** Shows where to pay an investment that waits, or hides it again. */
  showTransfer(card: TransferCard | undefined): void {
    this.transfer = card;
  }

  /** Draws the next cards. */
  showMore(): void {
    this.limit += STEP;
  }

  /** Gives what the filter shows as a spreadsheet. */
  keepCsv(): void {
    this.#parts.keepFile?.(csvFile(this.#parts.csvOf(this.found)), 'movimentacoes.csv');
  }

  /** Ends the visit. */
  close(): void {
    this.#stopListening();
    this.#stopWaiting();
    this.#parts.copying.close();
    this.#looking.close();
    this.loaded.close();
  }

  /** Asks again. A failure changes nothing: the next look may succeed. */
  private async look(): Promise<void> {
    if (this.loaded.value !== undefined) await this.#looking.run(this.#parts.reload, { done: this.loaded.show });
  }

  /** A pending order changes by itself, so the page looks again and again while the client sees it. */
  private lookLater(): void {
    this.#stopWaiting = this.#parts.scheduler.after(LOOK_EVERY, () => {
      this.lookLater();
      if (this.#parts.attention.isSeen() && hasPending(this.loaded.value ?? [])) void this.look();
    });
  }
}
