import { todayOf, type Clock } from '@aroeira/domain/kernel';
import { DEFAULT_PERIOD, yieldCsv, yieldPeriods, type YieldChart, type YieldPeriod } from '@aroeira/domain/position';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeepFile } from '../../shell/native-wrapper/downloads.ts';
import { hasFailed, type Kept } from '../../shell/session/kept.ts';
import { csvFile } from '../../ui/csv-file.ts';

/** The chart of each period, kept for the session. */
export type KeptYields = (period: YieldPeriod) => Pick<Kept<YieldChart>, 'state' | 'ensure'>;

export interface YieldParts {
  readonly yields: KeptYields;
  readonly clock: Clock;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: KeepFile | undefined;
}

/** The yield on one visit to the dashboard, one period at a time. @see spec B §2 Dashboard position and yield */
export class YieldViewModel {
  period: YieldPeriod = DEFAULT_PERIOD;
  readonly periods: readonly YieldPeriod[];
  readonly #year: YieldPeriod;
  readonly #parts: YieldParts;

  constructor(parts: YieldParts) {
    this.#parts = parts;
    this.periods = yieldPeriods(todayOf(parts.clock)());
    this.#year = this.periods.at(-1) ?? DEFAULT_PERIOD;
    makeAutoObservable(this, { period: observableRef, periods: false }, { autoBind: true });
  }

  /** The figures of one period never stand under the tab of another. A failure says nothing about the period. */
  get chart(): YieldChart | { readonly _tag: 'NotYet' | 'Failed' } {
    const { state } = this.#parts.yields(this.period);
    if (state._tag === 'Fresh') return state.value;
    return { _tag: hasFailed(state) ? 'Failed' : 'NotYet' };
  }

  get canKeepFiles(): boolean {
    return this.#parts.keepFile !== undefined;
  }

  /** What the portfolio yielded in the current year, in percent. `undefined` while it is not known. @see decision 0379 */
  get ofYear(): number | undefined {
    const { state } = this.#parts.yields(this.#year);
    return state._tag === 'Fresh' && state.value._tag === 'Drawn' ? state.value.total.portfolio : undefined;
  }

  /** Asks for the yield of the year, which stands beside the amounts once they are shown. */
  async loadYear(): Promise<void> {
    await this.#parts.yields(this.#year).ensure();
  }

  async open(): Promise<void> {
    await this.#parts.yields(this.period).ensure();
  }

  async choose(period: YieldPeriod): Promise<void> {
    this.period = period;
    // A period that is there is only drawn: to look at the session again would cost a part of the frame.
    if (this.#parts.yields(period).state._tag !== 'Fresh') await this.open();
  }

  /** Gives the points of the period as a spreadsheet. */
  keepCsv(): void {
    const { chart } = this;
    if (chart._tag !== 'Drawn') return;
    this.#parts.keepFile?.(csvFile(yieldCsv(chart)), `rentabilidade-${this.period.value}.csv`);
  }
}
