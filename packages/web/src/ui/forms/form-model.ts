import {
  asForm,
  checkForm,
  fieldContext,
  requiredFields,
  typedFrom,
  visibleFields,
  type FieldContext,
  type FieldError,
  type Fields,
  type Form,
  type FormError,
  type FormErrors,
  type Typed,
  type TypedOf,
  type Values,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import { searchesIn, type ChoiceSearch } from './choice-search.ts';
import { INTENT_AFTER, makeCheck, makeDebounce, type Debounce } from './debounce.ts';
import type { FormOptions, FormPorts } from './form-options.ts';
import { isSound } from './is-sound.ts';

export type { FormPorts };

/**
 * Holds what the client typed in a form, and its errors. The domain declares the fields and their rules.
 *
 * A field shows its error after the client changed it, or after a refused submit of a page that showed it. A filled
 * field also shows an error when a change in another field makes it wrong. `C` names the fields that may be hidden. `X`
 * is the type of the errors that only this form has.
 * @see spec A §4 Forms
 */
export class FormModel<F extends Fields, C extends keyof F = never, X extends FormError = never> {
  typed: Typed<F>;
  /** The field that gets the focus after a refused submit. The screen calls `arrive` when the field has the focus. */
  refusal: { readonly field: string } | undefined = undefined;
  private found: FormErrors<F, X> = {};
  private reached: ReadonlySet<string> = new Set();
  /** The values before the first change. */
  readonly start: Typed<F>;
  /** The last values that did not come from the client's typing: saved, of a draft, or filled in. */
  given: Typed<F>;
  /** Whether each value that the last submit waits for came. `undefined` if it waits for nothing. */
  awaited: Promise<boolean> | undefined = undefined;
  /** The values that become ready, such as a photo, by field. No submit goes without them. */
  readonly #becoming = new Map<string, Promise<boolean>>();
  readonly #declared: Form<F, C, X>;
  readonly #context: FieldContext;
  readonly #check: Debounce;
  readonly #intent: Debounce;
  readonly #searches: ReadonlyMap<string, ChoiceSearch>;

  constructor(declared: F | Form<F, C, X>, { clock, scheduler }: FormPorts, options: FormOptions<F, C> = {}) {
    this.#declared = asForm<F, C, X>(declared);
    this.start = typedFrom<F, C, X>(this.#declared, options.saved ?? {});
    this.typed = this.start;
    this.given = this.start;
    this.#context = fieldContext(clock);
    this.#check = makeCheck(scheduler, this.#declared.checks, () => void this.validate());
    this.#intent = makeDebounce(scheduler, INTENT_AFTER, () => options.onChangeIntent?.(this.typed));
    this.#searches = searchesIn(options.searches ?? {}, scheduler);
    makeAutoObservable<this, 'found' | 'reached'>(
      this,
      {
        typed: observableRef,
        refusal: observableRef,
        found: observableRef,
        reached: observableRef,
        start: false,
        given: false,
        searchOf: false,
      },
      { autoBind: true },
    );
  }

  get fields(): F {
    return this.#declared.fields;
  }

  /** The visible fields, in the order of the page. */
  get visible(): readonly (keyof F & string)[] {
    return visibleFields(this.#declared, this.typed);
  }

  /** The fields that must be filled in, by what stands in the others. */
  get required(): readonly string[] {
    return requiredFields(this.#declared, this.typed, this.#context);
  }

  /** Whether leaving loses input: a value changed back and a hidden field do not count. @see spec A §5 Registration */
  get isChanged(): boolean {
    return this.visible.some((name) => !compareStructural(this.typed[name], this.start[name]));
  }

  /** The errors that the screen may show. */
  get errors(): FormErrors<F, X> {
    const said = Object.entries(this.found).filter(([name]) => this.reached.has(name));
    return Object.fromEntries(said) as FormErrors<F, X>; // Object.fromEntries loses the type of the keys
  }

  /** The search of a field, if its choices come from the server. */
  searchOf(name: keyof F & string): ChoiceSearch | undefined {
    return this.#searches.get(name);
  }

  change<K extends keyof F>(name: K, typed: TypedOf<F[K]>): void {
    // An earlier check found the field as it was before the client came to it, or empty.
    if (!this.reached.has(String(name)) || this.fields[name]?.isBlank(this.typed[name])) this.forget([String(name)]);
    this.typed = { ...this.typed, [name]: typed };
    this.reached = new Set(this.reached).add(String(name));
    this.refusal = undefined;
    this.#check.start();
    this.#intent.start();
  }

  /** Writes values that the client did not type, such as the address of a postal code. No error appears under them. */
  fill(values: Partial<Typed<F>>): void {
    this.forget(Object.keys(values));
    this.typed = { ...this.typed, ...values };
    this.given = { ...this.given, ...values };
    this.#check.start();
  }

  /** Puts the start value back. No client did it, so the form shows no error until the next change or submit. */
  reset(name: keyof F & string): void {
    this.#check.cancel();
    this.typed = { ...this.typed, [name]: this.start[name] };
    this.given = { ...this.given, [name]: this.start[name] };
    this.reached = new Set();
  }

  /** Holds every submit back while the value of a field becomes ready. `undefined` ends that. */
  wait(name: keyof F & string, ready: Promise<boolean> | undefined): void {
    void (ready === undefined ? this.#becoming.delete(name) : this.#becoming.set(name, ready));
  }

  /**
   * Checks all fields at once. A good submit cancels the change intent. A refused submit does not, because the client
   * goes on typing.
   *
   * @returns the values, or `undefined`: then `refusal` names the first wrong field, or `awaited` what is not ready
   */
  submit(): Values<F, C> | undefined {
    // A submit reaches every field that the client sees. A field that appears later is not reached.
    this.reached = new Set([...this.reached, ...this.visible]);
    this.#check.cancel();
    const checked = this.validate();
    const becoming = this.visible.flatMap((name) => this.#becoming.get(name) ?? []);
    const values = becoming.length === 0 ? checked : undefined;
    if (values !== undefined) this.#intent.cancel();
    const first = this.visible.find((name) => this.found[name] !== undefined);
    this.refusal = first === undefined ? undefined : { field: first };
    this.awaited = (values ?? first) ? undefined : Promise.all(becoming).then((came) => came.every(Boolean));
    return values;
  }

  /** Shows an error that the server found in a field, until the next change. */
  refuse(name: keyof F & string, error: FieldError | X): void {
    this.#check.cancel();
    this.reached = new Set([...this.reached, ...this.visible]);
    this.found = { ...this.found, [name]: error };
    this.refusal = { field: name };
  }

  /** Tells the form that the refused field got the focus, so that it does not get the focus again. */
  arrive(): void {
    this.refusal = undefined;
  }

  /** Cancels change intents and searches, because the client left the screen. The form keeps its values. */
  leave(): void {
    this.#intent.cancel();
    for (const search of this.#searches.values()) search.ask('');
  }

  /** Ends the visit. Nothing that waits runs later. */
  close(): void {
    this.#check.cancel();
    this.leave();
  }

  /** Drops errors of values that are no longer there. The next check finds what is still wrong. */
  private forget(names: readonly string[]): void {
    this.found = { ...this.found, ...Object.fromEntries(names.map((name) => [name, undefined])) };
  }

  private validate(): Values<F, C> | undefined {
    const checked = checkForm<F, C, X>(this.#declared, this.typed, this.#context);
    this.found = E.isLeft(checked) ? checked.left : {};
    this.forget([...this.#becoming.keys()]);
    const byOthers = Object.keys(this.found).filter((name) =>
      isSound(this.fields[name], this.typed[name], this.#context),
    );
    this.reached = new Set([...this.reached, ...byOthers]);
    return E.isRight(checked) ? checked.right : undefined;
  }
}
