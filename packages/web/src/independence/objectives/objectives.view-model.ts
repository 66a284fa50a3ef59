import {
  canAddObjective,
  retirementYearOf,
  type LoadPlanFailure,
  type Objective,
  type SavedPlan,
  type IndependenceUseCases,
} from '@aroeira/domain/independence';
import { todayOf, yearOf, type Clock } from '@aroeira/domain/kernel';
import { makeAutoObservable } from 'mobx';
import { Loaded } from '../../ui/loaded.ts';
import { ObjectiveRemoval } from './objective-removal.ts';

/** What a visit works with. */
interface ObjectivesParts extends Pick<IndependenceUseCases, 'loadPlan' | 'removeObjective'> {
  readonly clientId: number;
  /** The server's time. */
  readonly clock: Clock;
  /** Opens the form of an objective, by its place in the list and its id. */
  readonly openForm: (chosen: { readonly index: number; readonly id: number }) => void;
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
  readonly removal: ObjectiveRemoval;
  readonly #parts: ObjectivesParts;

  constructor(parts: ObjectivesParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.loadPlan(parts.clientId));
    this.removal = new ObjectiveRemoval(parts.removeObjective, (objective) => this.without(objective));
    makeAutoObservable(this, { loaded: false, removal: false }, { autoBind: true });
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
      current: yearOf(todayOf(this.#parts.clock)()),
      retirement: retirementYearOf(birth, goals?.retirementAge),
    };
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  edit(objective: Objective): void {
    this.#parts.openForm({ index: this.objectives.indexOf(objective), id: objective.id });
  }

  /** Ends the visit. */
  close(): void {
    this.removal.close();
    this.loaded.close();
  }

  private without({ id }: Objective): void {
    const plan = this.loaded.value;
    if (plan === undefined) return;
    this.loaded.show({ ...plan, objectives: plan.objectives.filter((one) => one.id !== id) });
    this.#parts.removed();
  }
}
