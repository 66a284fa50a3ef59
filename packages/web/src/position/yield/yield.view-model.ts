import type { Session } from '@aroeira/domain/access';
import { todayOf, type Clock, type FileContent } from '@aroeira/domain/kernel';
import {
  DEFAULT_PERIOD,
  yieldChart,
  yieldCsv,
  yieldPeriods,
  type LoadYieldChart,
  type YieldCache,
  type YieldChart,
  type YieldPeriod,
} from '@aroeira/domain/position';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Loaded } from '../../ui/loaded.ts';

export interface YieldParts {
  readonly session: Session;
  readonly loadChart: LoadYieldChart;
  readonly yields: YieldCache;
  readonly clock: Clock;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: ((file: FileContent, fileName: string) => void) | undefined;
}

/** The yield on one visit to the dashboard, one period at a time. @see spec B §2 Dashboard position and yield */
export class YieldViewModel {
  period: YieldPeriod = DEFAULT_PERIOD;
  readonly periods: readonly YieldPeriod[];
  readonly loaded: Loaded<YieldChart, never>;
  private readonly parts: YieldParts;

  constructor(parts: YieldParts) {
    this.parts = parts;
    this.periods = yieldPeriods(todayOf(parts.clock)());
    this.loaded = new Loaded(TE.fromTask(() => parts.loadChart(parts.session.document, this.period)()));
    makeAutoObservable<this, 'parts'>(
      this,
      { period: observableRef, periods: false, loaded: false, parts: false },
      { autoBind: true },
    );
  }

  /** Nothing while it loads: the figures of one period never stand under the tab of another. */
  get chart(): YieldChart | undefined {
    return this.loaded.value;
  }

  get canKeepFiles(): boolean {
    return this.parts.keepFile !== undefined;
  }

  /** Shows a period that is held already at once. */
  async open(): Promise<void> {
    const { yields, session } = this.parts;
    const held = yields.held(session.document, this.period.value);
    if (held === undefined) await this.loaded.load();
    else this.loaded.show(yieldChart(held));
  }

  async choose(period: YieldPeriod): Promise<void> {
    this.period = period;
    await this.open();
  }

  /** Gives the points of the period as a spreadsheet. */
  keepCsv(): void {
    if (this.chart?._tag !== 'Drawn') return;
    const bytes = new TextEncoder().encode(yieldCsv(this.chart));
    this.parts.keepFile?.({ bytes, contentType: 'text/csv;charset=utf-8' }, `rentabilidade-${this.period.value}.csv`);
  }

  /** The visit is over. */
  close(): void {
    this.loaded.close();
  }
}
