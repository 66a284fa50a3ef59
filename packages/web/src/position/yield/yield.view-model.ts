import { todayOf, type Clock } from '@aroeira/domain/kernel';
import { DEFAULT_PERIOD, yieldCsv, yieldPeriods, type YieldChart, type YieldPeriod } from '@aroeira/domain/position';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeepFile } from '../../shell/native-wrapper/downloads.ts';
import type { Kept } from '../../shell/session/kept.ts';
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
  readonly #parts: YieldParts;

  constructor(parts: YieldParts) {
    this.#parts = parts;
    this.periods = yieldPeriods(todayOf(parts.clock)());
    makeAutoObservable(this, { period: observableRef, periods: false }, { autoBind: true });
  }

  /** The figures of one period never stand under the tab of another. A failure says nothing about the period. */
  get chart(): YieldChart | { readonly _tag: 'NotYet' | 'Failed' } {
    const { state } = this.#parts.yields(this.period);
    switch (state._tag) {
      case 'Fresh':
        return state.value;
      case 'Failed':
      case 'StaleFailed':
        return { _tag: 'Failed' };
      case 'Empty':
      case 'Loading':
      case 'StaleLoading':
        return { _tag: 'NotYet' };
    }
  }

  get canKeepFiles(): boolean {
    return this.#parts.keepFile !== undefined;
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
