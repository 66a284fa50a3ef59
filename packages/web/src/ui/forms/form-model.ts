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
import { atOnce, INTENT_AFTER, makeDebounce, type Debounce } from './debounce.ts';
import { isSound } from './sound-field.ts';

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

/** Milliseconds from the last change to its check. @see spec A §4 Forms; decision Q060 */
const CHECK_AFTER = 500;

/** The field that a refused submit leads the client to, once: whoever leads them there says so by `arrive`. */
export interface Refusal {
  readonly field: string;
}

/**
 * What a client typed in one form and what is wrong with it. The domain says both, by field declaration.
 *
 * A field speaks up once it was changed, or once a submit was refused: nobody is told off for a field that they did not
 * reach yet. One that is filled in and right by itself also speaks when a change elsewhere makes it wrong. `C` names the fields that may be hidden, `X` is what can be wrong in this form alone.
 * @see spec A §4 Forms
 */
export class FormModel<F extends Fields, C extends keyof F = never, X extends FormError = never> {
  typed: Typed<F>;
  refusal: Refusal | undefined = undefined;
  private found: FormErrors<F, X> = {};
  private reached: ReadonlySet<string> = new Set();
  private wasSubmitted = false;
  /** What stood there before anybody touched it. */
  readonly start: Typed<F>;
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
    makeAutoObservable<this, 'declared' | 'clock' | 'check' | 'intent' | 'searches' | 'found' | 'reached'>(
      this,
      {
        typed: observableRef,
        refusal: observableRef,
        found: observableRef,
        reached: observableRef,
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
    const said = Object.entries(this.found).filter(([name]) => this.reached.has(name));
    // Object.fromEntries forgets which keys.
    return Object.fromEntries(said) as FormErrors<F, X>;
  }

  /** The search behind a field whose choices come from the server. */
  searchOf(name: keyof F & string): ChoiceSearch | undefined {
    return this.searches.get(name);
  }

  change<K extends keyof F>(name: K, typed: TypedOf<F[K]>): void {
    this.typed = { ...this.typed, [name]: typed };
    this.reached = new Set(this.reached).add(String(name));
    this.refusal = undefined;
    this.check.start();
    this.intent.start();
  }

  /** Takes back what a field holds. It was not the client who did: nothing is wrong until they change or submit something. */
  reset(name: keyof F & string): void {
    this.check.cancel();
    this.typed = { ...this.typed, [name]: this.start[name] };
    this.reached = new Set([...this.reached].filter((each) => each !== name));
    this.wasSubmitted = false;
  }

  /**
   * Checks all fields at once. What is handed on has no change intent any more; a refused submit leaves it, since the
   * client goes on typing.
   *
   * @returns what to hand on, or nothing when a field is wrong: then the first one is shown
   */
  submit(): Values<F, C> | undefined {
    this.wasSubmitted = true;
    this.check.cancel();
    const values = this.validate();
    if (values !== undefined) this.intent.cancel();
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

  /** The client was led to the refused field: it does not take them there again when it is drawn anew. */
  arrive(): void {
    this.refusal = undefined;
  }

  /**
   * The client left: no change is followed and nothing searched for any more. The form stays as it is, for whoever comes
   * back to it.
   */
  leave(): void {
    this.intent.cancel();
    for (const search of this.searches.values()) search.ask('');
  }

  private validate(): Values<F, C> | undefined {
    const context = { today: todayOf(this.clock)() };
    const checked = checkForm<F, C, X>(this.declared, this.typed, context);
    this.found = E.isLeft(checked) ? checked.left : {};
    const byOthers = Object.keys(this.found).filter((name) => isSound(this.fields[name], this.typed[name], context));
    this.reached = new Set([...this.reached, ...byOthers]);
    return E.isRight(checked) ? checked.right : undefined;
  }
}
