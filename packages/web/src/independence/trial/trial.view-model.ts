import {
  checkedOutlook,
  goalsValuesOf,
  goalsWith,
  leverRanges,
  leversForm,
  leversFrom,
  leversOf,
  leverValuesOf,
  retirementLimits,
  type LeverFields,
  type LeverValues,
  type GoalsValues,
  type Outlook,
  type Plan,
  type RetirementError,
  type SavedGoals,
  type SaveGoalsFailure,
  type SavedPlan,
} from '@aroeira/domain/independence';
import { checkForm, fieldContext, type FieldContext, type Typed } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { computedStruct, makeAutoObservable, reaction } from 'mobx';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { ChancesViewModel, type SimulationParts } from '../chances/chances.view-model.ts';
import { LeverAhead } from './lever-ahead.ts';

/** What the trial needs of the page. */
export interface TrialParts {
  readonly saved: SavedPlan;
  readonly plan: Plan;
  readonly ports: FormPorts;
  readonly simulation: SimulationParts;
  /** How sure the saved plan is. Who asks for one asks for both, to compare them. */
  readonly savedChances: ChancesViewModel;
  readonly save: (values: GoalsValues, saved: SavedPlan) => TaskEither<SaveGoalsFailure, SavedGoals>;
  /** Runs after a save. */
  readonly done: () => void;
}

/** A plan with its outlook. */
interface Tried {
  readonly plan: Plan;
  readonly outlook: Outlook;
}

/**
 * The levers of a plan on one visit. The lines follow at once, and nothing is saved until the client asks.
 *
 * @see decision 0209
 */
export class TrialViewModel {
  readonly form: FormModel<LeverFields, never, RetirementError>;
  readonly call = new Call<SaveGoalsFailure>();
  readonly chances: ChancesViewModel;
  readonly ranges: ReturnType<typeof leverRanges>;
  readonly #parts: TrialParts;
  /** The values before anybody moved a lever. */
  readonly #saved: LeverValues;
  readonly #declared: ReturnType<typeof leversForm>;
  readonly #context: FieldContext;
  readonly #ahead: LeverAhead;
  #unfollow: () => void = () => undefined;

  constructor(parts: TrialParts) {
    this.#parts = parts;
    this.#context = fieldContext(parts.ports.clock);
    this.#declared = leversForm(parts.plan.goals, retirementLimits(parts.saved, this.#context.today));
    this.#saved = leverValuesOf(leversOf(parts.plan.goals));
    this.form = new FormModel<LeverFields, never, RetirementError>(this.#declared, parts.ports, { saved: this.#saved });
    this.ranges = leverRanges(parts.plan);
    this.chances = new ChancesViewModel(parts.simulation, parts.plan);
    this.#ahead = new LeverAhead(parts.ports.scheduler, (name, text) => this.form.change(name, text));
    makeAutoObservable<this, 'typed'>(
      this,
      {
        // The field that arrives holds what the lever held. Nothing is worked out again.
        typed: computedStruct,
        form: false,
        call: false,
        chances: false,
        ranges: false,
        leverAt: false,
      },
      { autoBind: true },
    );
  }

  open(): void {
    const { savedChances } = this.#parts;
    const endings = [
      reaction(
        () => this.plan,
        (plan) => this.chances.follow(plan),
      ),
      reaction(
        () => this.chances.isWanted,
        () => savedChances.want(),
      ),
    ];
    this.#unfollow = () => {
      for (const end of endings) end();
    };
    if (savedChances.isWanted) this.chances.want();
  }

  close(): void {
    this.#unfollow();
    this.#ahead.close();
    this.call.close();
    this.chances.close();
    this.form.close();
  }

  /** What the fields hold when the moved lever has arrived. */
  private get typed(): Typed<LeverFields> {
    return this.#ahead.over(this.form.typed);
  }

  /** The tried plan. `undefined` while a field is wrong. */
  get plan(): Plan | undefined {
    if (!this.isChanged) return this.#parts.plan;
    const checked = checkForm(this.#declared, this.typed, this.#context);
    return E.isLeft(checked)
      ? undefined
      : { ...this.#parts.plan, goals: goalsWith(this.#parts.plan.goals, leversFrom(checked.right)) };
  }

  /** The tried plan with its lines. `undefined` if it has none. */
  get tried(): Tried | undefined {
    const { plan } = this;
    if (plan === undefined) return undefined;
    const outlook = checkedOutlook(plan);
    return E.isRight(outlook) ? { plan, outlook: outlook.right } : undefined;
  }

  /** Whether the tried plan is drawn. A move seldom changes it. */
  get isDrawn(): boolean {
    return this.tried !== undefined;
  }

  /** Whether the amounts of the tried plan are too large to draw. */
  get isTooLarge(): boolean {
    return this.plan !== undefined && !this.isDrawn;
  }

  get isChanged(): boolean {
    return this.form.visible.some((name) => this.typed[name] !== this.form.start[name]);
  }

  /** The plan that was refused because it is impossible. */
  get incompatible(): Plan | undefined {
    const { failure } = this.call;
    return failure?._tag === 'NotViable' || failure?._tag === 'AmountsTooLarge' ? this.plan : undefined;
  }

  /**
   * Where a lever stands. A text that its field refuses leaves it at the saved value.
   *
   * @returns values in the unit of the range, and the text of the field
   */
  leverAt(name: keyof LeverFields): { readonly value: number; readonly saved: number; readonly text: string } {
    const text = this.typed[name];
    const saved = this.#saved[name];
    const read = this.form.fields[name].read(text, this.#context);
    return { value: E.isRight(read) ? Number(read.right) : saved, saved, text };
  }

  /** Moves the slider of a lever. @param value in the unit of its range */
  move(name: keyof LeverFields, value: number): void {
    // Each range is in the unit of its field.
    this.#ahead.move(name, this.form.fields[name].write(value as never));
  }

  /** Brings the saved values back. */
  reset(): void {
    this.#ahead.arrive();
    for (const name of this.form.visible) this.form.reset(name);
    this.call.dismiss();
  }

  async save(): Promise<void> {
    this.#ahead.arrive();
    const { plan } = this;
    if (this.form.submit() === undefined || plan === undefined) return;
    await this.call.run(this.#parts.save(goalsValuesOf(plan.goals), this.#parts.saved), {
      done: this.#parts.done,
    });
  }
}
