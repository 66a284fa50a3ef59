import {
  checkedOutlook,
  planWith,
  type Chances,
  type LoadPlanFailure,
  type Outlook,
  type OutlookFailure,
  type Plan,
  type SavedPlan,
} from '@aroeira/domain/independence';
import { todayOf, type CalendarDay, type Clock } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import type { KeepFile } from '../../shell/native-wrapper/downloads.ts';
import { csvFile } from '../../ui/csv-file.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { Loaded } from '../../ui/loaded.ts';
import { ChancesViewModel, type SimulationParts } from '../chances/chances.view-model.ts';
import type { LifeScale } from '../projection/life-figures.ts';
import { TrialViewModel, type TrialParts } from '../trial/trial.view-model.ts';

export interface HomeParts {
  readonly load: TE.TaskEither<LoadPlanFailure, SavedPlan>;
  /** The server's time. */
  readonly clock: Clock;
  readonly ports: FormPorts;
  readonly simulation: SimulationParts;
  readonly save: TrialParts['save'];
  /** Says the sentence of a save, and leaves the trial. */
  readonly leaveTrial: () => void;
  /** The chart for a spreadsheet. */
  readonly csvOf: (plan: Plan, outlook: Outlook, band: Chances | undefined) => string;
  /** Gives a file to the client. `undefined` where files cannot be kept, as inside the native app. */
  readonly keepFile: KeepFile | undefined;
}

/** A saved plan that has lines, and how sure it is. */
export interface WorkedPlan {
  readonly _tag: 'Worked';
  readonly saved: SavedPlan;
  readonly plan: Plan;
  readonly outlook: Outlook;
  readonly chances: ChancesViewModel;
}

/** What the page shows of a saved plan. */
export type HomePlan =
  | { readonly _tag: 'NoGoals' }
  | { readonly _tag: 'NotWorked'; readonly why: OutlookFailure }
  | WorkedPlan;

/** The plan of a client on one visit to its page. @see spec B §2 Financial independence */
export class HomeViewModel {
  readonly loaded: Loaded<HomePlan, LoadPlanFailure>;
  scale: LifeScale = 'ages';
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    this.loaded = new Loaded(
      pipe(
        parts.load,
        TE.map((saved) => homePlanOf(saved, todayOf(parts.clock)(), parts.simulation)),
      ),
    );
    makeAutoObservable(this, { scale: observableRef, loaded: false, openTrial: false }, { autoBind: true });
  }

  get canKeepFiles(): boolean {
    return this.#parts.keepFile !== undefined;
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  close(): void {
    if (this.loaded.value?._tag === 'Worked') this.loaded.value.chances.close();
    this.loaded.close();
  }

  count(scale: LifeScale): void {
    this.scale = scale;
  }

  /** Gives the chart as a spreadsheet. */
  keepCsv(): void {
    const { value } = this.loaded;
    if (value?._tag !== 'Worked') return;
    const { plan, outlook, chances } = value;
    this.#parts.keepFile?.(
      csvFile(this.#parts.csvOf(plan, outlook, chances.shown?.chances)),
      `liberdade-financeira-${plan.currentYear}.csv`,
    );
  }

  /** Opens the levers of the plan. */
  openTrial({ saved, plan, chances }: WorkedPlan): TrialViewModel {
    const { clock, ports, simulation, save, leaveTrial } = this.#parts;
    return new TrialViewModel({
      saved,
      plan,
      ports: { ...ports, clock },
      simulation,
      savedChances: chances,
      save,
      done: () => {
        leaveTrial();
        void this.loaded.load();
      },
    });
  }
}

const homePlanOf = (saved: SavedPlan, today: CalendarDay, simulation: SimulationParts): HomePlan => {
  if (saved.goals === undefined) return { _tag: 'NoGoals' };
  const planned = pipe(
    planWith(saved.goals, saved, today),
    E.bindTo('plan'),
    E.bindW('outlook', ({ plan }) => checkedOutlook(plan)),
  );
  return E.isLeft(planned)
    ? { _tag: 'NotWorked', why: planned.left }
    : { _tag: 'Worked', saved, ...planned.right, chances: new ChancesViewModel(simulation, planned.right.plan) };
};
