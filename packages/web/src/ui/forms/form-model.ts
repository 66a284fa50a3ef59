import {
  asForm,
  checkForm,
  todayOf,
  typedFrom,
  visibleFields,
  type ChoiceValue,
  type Clock,
  type FieldError,
  type Fields,
  type Form,
  type FormError,
  type FormErrors,
  type Scheduler,
  type Typed,
  type TypedOf,
  type ValueOf,
  type Values,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import { ChoiceSearch, type FindChoices } from './choice-search.ts';
import { INTENT_AFTER, makeDebounce, type Debounce } from './debounce.ts';

/** What every form needs of the world. */
export interface FormPorts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}

/** How a form departs from one that starts empty and does nothing besides checking itself. */
export interface FormOptions<F extends Fields, C extends keyof F = never> {
  /** What is kept of the client already: the form starts from it, as if nobody had touched it. */
  readonly saved?: Partial<Values<F, C>>;
  /** What follows a pause in typing, such as looking up an address by its CEP. */
  readonly onChangeIntent?: (typed: Typed<F>) => void;
  /** How the server is searched, by the name of the field whose choices come from there. */
  readonly searches?: {
    readonly [K in keyof F]?: 'selectAutoComplete' extends F[K]['type']
      ? FindChoices<NonNullable<ValueOf<F[K]>> & ChoiceValue>
      : never;
  };
}

/** No wait at all. */
const atOnce = (run: () => void): Debounce => ({ start: run, cancel: () => undefined });

/** Milliseconds from the last change to its check. @see spec A §4 Forms; decision Q060 */
const CHECK_AFTER = 500;

/** The field that a refused submit leads the client to. A new object each time, so that the second time moves too. */
export interface Refusal {
  readonly field: string;
}

/**
 * What a client typed in one form and what is wrong with it. The domain says both, by field declaration.
 *
 * A field speaks up once it was changed, or once a submit was refused: nobody is told off for a field that they did not
 * reach yet. `C` names the fields that may be hidden, `X` is what can be wrong in this form alone.
 * @see spec A §4 Forms
 */
export class FormModel<F extends Fields, C extends keyof F = never, X extends FormError = never> {
  typed: Typed<F>;
  refusal: Refusal | undefined = undefined;
  private found: FormErrors<F, X> = {};
  private changed: ReadonlySet<keyof F> = new Set();
  private wasSubmitted = false;
  private readonly start: Typed<F>;
  private readonly declared: Form<F, C, X>;
  private readonly clock: Clock;
  private readonly check: Debounce;
  private readonly intent: Debounce;
  private readonly searches: ReadonlyMap<string, ChoiceSearch>;

  constructor(declared: F | Form<F, C, X>, { clock, scheduler }: FormPorts, options: FormOptions<F, C> = {}) {
    this.declared = asForm<F, C, X>(declared);
    this.start = typedFrom<F, C, X>(this.declared, options.saved ?? {});
    this.typed = this.start;
    this.clock = clock;
    const check = () => void this.validate();
    this.check = this.declared.checks === 'at-once' ? atOnce(check) : makeDebounce(scheduler, CHECK_AFTER, check);
    this.intent = makeDebounce(scheduler, INTENT_AFTER, () => options.onChangeIntent?.(this.typed));
    // Object.entries forgets that a declared search is one.
    const searches = Object.entries(options.searches ?? {}) as [string, FindChoices<ChoiceValue>][];
    this.searches = new Map(searches.map(([name, find]) => [name, new ChoiceSearch(find, scheduler)]));
    makeAutoObservable<this, 'start' | 'declared' | 'clock' | 'check' | 'intent' | 'searches' | 'found' | 'changed'>(
      this,
      {
        typed: observableRef,
        refusal: observableRef,
        found: observableRef,
        changed: observableRef,
        start: false,
        declared: false,
        clock: false,
        check: false,
        intent: false,
        searches: false,
        searchOf: false,
      },
      { autoBind: true },
    );
  }

  get fields(): F {
    return this.declared.fields;
  }

  /** The fields on the page, in its order. */
  get visible(): readonly (keyof F & string)[] {
    return visibleFields(this.declared, this.typed);
  }

  /**
   * Whether the client would lose something by leaving. What was changed back, or stands in a field that is not on the
   * page, is no loss.
   * @see spec A §5 Registration, "leaving with edits asks"
   */
  get isChanged(): boolean {
    return this.visible.some((name) => !compareStructural(this.typed[name], this.start[name]));
  }

  /** What is wrong and may be said. */
  get errors(): FormErrors<F, X> {
    if (this.wasSubmitted) return this.found;
    const said = Object.entries(this.found).filter(([name]) => this.changed.has(name));
    // Object.fromEntries forgets which keys.
    return Object.fromEntries(said) as FormErrors<F, X>;
  }

  /** The search behind a field whose choices come from the server. */
  searchOf(name: keyof F & string): ChoiceSearch | undefined {
    return this.searches.get(name);
  }

  change<K extends keyof F>(name: K, typed: TypedOf<F[K]>): void {
    this.typed = { ...this.typed, [name]: typed };
    this.changed = new Set(this.changed).add(name);
    this.check.start();
    this.intent.start();
  }

  /** Checks all fields at once. @returns what to hand on, or nothing when a field is wrong: then the first one is shown */
  submit(): Values<F, C> | undefined {
    this.wasSubmitted = true;
    this.check.cancel();
    const values = this.validate();
    const first = this.visible.find((name) => this.found[name] !== undefined);
    this.refusal = first === undefined ? undefined : { field: first };
    return values;
  }

  /** Shows what the server found wrong with a field, until the client changes something. */
  refuse(name: keyof F & string, error: FieldError | X): void {
    this.check.cancel();
    this.wasSubmitted = true;
    this.found = { ...this.found, [name]: error };
    this.refusal = { field: name };
  }

  private validate(): Values<F, C> | undefined {
    const checked = checkForm<F, C, X>(this.declared, this.typed, { today: todayOf(this.clock)() });
    this.found = E.isLeft(checked) ? checked.left : {};
    return E.isRight(checked) ? checked.right : undefined;
  }
}
