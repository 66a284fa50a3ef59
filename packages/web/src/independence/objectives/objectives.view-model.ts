import {
  canAddObjective,
  retirementYearOf,
  type LoadPlan,
  type LoadPlanFailure,
  type Objective,
  type ObjectiveNotRemoved,
  type RemoveObjective,
  type SavedPlan,
} from '@aroeira/domain/independence';
import { todayOf, yearOf, type Clock } from '@aroeira/domain/kernel';
import { makeAutoObservable } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';
import { Loaded } from '../../ui/loaded.ts';

/** What a visit works with. */
interface ObjectivesParts {
  readonly clientId: number;
  readonly loadPlan: LoadPlan;
  readonly removeObjective: RemoveObjective;
  /** The server's time. */
  readonly clock: Clock;
  /** Opens the form of the objective with this place in the list. */
  readonly openForm: (index: number) => void;
  readonly removed: () => void;
}

/** The years from today to the retirement, as far as they are known. */
export interface Years {
  readonly current: number;
  readonly retirement: number | undefined;
}

/** One visit to /liberty/objectives. @see spec B §4 Objectives */
export class ObjectivesViewModel {
  readonly loaded: Loaded<SavedPlan, LoadPlanFailure>;
  readonly asking = new Asking<Objective>();
  readonly removal = new Call<ObjectiveNotRemoved>();
  private readonly parts: ObjectivesParts;

  constructor(parts: ObjectivesParts) {
    this.parts = parts;
    this.loaded = new Loaded(parts.loadPlan(parts.clientId));
    makeAutoObservable<this, 'parts'>(
      this,
      { loaded: false, asking: false, removal: false, parts: false },
      { autoBind: true },
    );
  }

  get objectives(): readonly Objective[] {
    return this.loaded.value?.objectives ?? [];
  }

  get canAdd(): boolean {
    return canAddObjective(this.objectives);
  }

  get years(): Years {
    const { birth, goals } = this.loaded.value ?? {};
    return {
      current: yearOf(todayOf(this.parts.clock)()),
      retirement: retirementYearOf(birth, goals?.retirementAge),
    };
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  edit(index: number): void {
    this.parts.openForm(index);
  }

  /** Asks first. A removed objective leaves the list when the server said yes. */
  async remove(objective: Objective): Promise<void> {
    await this.removal.run(this.parts.removeObjective(objective, this.asking.ask(objective)), {
      done: (outcome) => (outcome === 'removed' ? this.without(objective) : undefined),
    });
  }

  /** Ends the visit. */
  close(): void {
    this.asking.close();
    this.removal.close();
    this.loaded.close();
  }

  private without({ id }: Objective): void {
    const plan = this.loaded.value;
    if (plan === undefined) return;
    this.loaded.show({ ...plan, objectives: plan.objectives.filter((one) => one.id !== id) });
    this.parts.removed();
  }
}
