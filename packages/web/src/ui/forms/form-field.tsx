import { fieldMessage, type Field, type FieldError, type Fields, type FormError } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Suspense, use, useCallback, useEffect, useId, useMemo, type ReactNode } from 'react';
import type { Availability, FieldBinding } from '../fields/field-binding.ts';
import { partOf } from '../part-of.ts';
import { FIELD_INPUTS } from './field-inputs.ts';
import type { FormModel } from './form-model.ts';
import { FormHeld } from './held.ts';

/** Returns the sentence for an error of a field. */
export type SentenceOf<X extends FormError> = (field: Field<unknown, unknown>, error: FieldError | X) => string;

/** A form and how a screen shows it. */
export interface FormLook<F extends Fields, C extends keyof F, X extends FormError> {
  readonly form: FormModel<F, C, X>;
  /** `open` by default. */
  readonly availability?: Availability | undefined;
  /** The domain's sentences by default. A form with errors of its own adds their sentences. */
  readonly sentenceOf?: SentenceOf<X> | undefined;
}

/** Makes `sentenceOf` required for a form with errors of its own. Without it the screen does not compile. */
export type Speaking<P, X extends FormError> = [X] extends [never] ? P : P & { readonly sentenceOf: SentenceOf<X> };

interface Props<F extends Fields, C extends keyof F, X extends FormError> extends FormLook<F, C, X> {
  readonly name: keyof F & string;
}

/** Draws one field of a form: the input of its type, bound to the model. */
const BoundField = <F extends Fields, C extends keyof F = never, X extends FormError = never>({
  form,
  name,
  availability = 'open',
  sentenceOf = fieldMessage as SentenceOf<X>, // `Speaking` makes it optional only if X is never
}: Props<F, C, X>) => {
  const id = useId();
  const { refusal } = form;
  const isHeld = use(FormHeld);
  const onWait = useCallback((ready: Promise<boolean> | undefined) => form.wait(name, ready), [form, name]);
  useEffect(() => {
    if (refusal?.field !== name) return;
    form.arrive();
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [form, refusal, name, id]);

  const field = form.fields[name];
  // A key in a field draws that field again, and no other.
  const part = useMemo(
    () =>
      partOf(() => ({
        isVisible: form.visible.includes(name),
        typed: form.typed[name],
        isInvalid: form.errors[name] !== undefined,
        isRequired: form.required.includes(name),
        error: sentenceUnder(form, name, sentenceOf),
        enterKeyHint: form.visible.at(-1) === name ? ('done' as const) : ('next' as const),
      })),
    [form, name, sentenceOf],
  );
  const { isVisible, isRequired, ...state } = part.get();
  if (field === undefined || !isVisible) return null;
  const Input = FIELD_INPUTS[field.type];
  // A captcha changes by itself, when it expires.
  const takes = !isHeld || field.type === 'captcha';
  const binding: FieldBinding<unknown> = {
    ...state,
    id,
    field: isRequired === field.isRequired ? field : { ...field, isRequired },
    start: form.start[name],
    // The input returns a value of the type that it received.
    onChange: (typed) => takes && form.change(name, typed as never),
    onWait,
    availability,
    isHeld,
    search: form.searchOf(name),
  };
  return (
    <Suspense fallback={<FieldOnItsWay caption={field.caption} />}>
      {/* The registry gives the input of this field's type. TypeScript cannot infer that. */}
      <Input binding={binding as never} />
    </Suspense>
  );
};

/** Holds the place of a field whose component loads. It is as tall as the field, so that nothing moves. */
const FieldOnItsWay = ({ caption }: { readonly caption: string }) => (
  <div className="field" aria-busy="true">
    <span className="field-label">{caption}</span>
    <span className="skeleton is-control" />
  </div>
);

/**
 * Returns the sentence under a field. A sentence about the whole form ("all fields") stands only under the first wrong
 * field. The other fields are only marked (decision 0031).
 */
const sentenceUnder = <F extends Fields, C extends keyof F, X extends FormError>(
  form: FormModel<F, C, X>,
  name: keyof F & string,
  sentenceOf: SentenceOf<X>,
) => {
  const sentences = form.visible.map((each) => {
    const field = form.fields[each];
    const error: FieldError | X | undefined = form.errors[each];
    return field === undefined || error === undefined ? undefined : sentenceOf(field, error);
  });
  const place = form.visible.indexOf(name);
  const sentence = sentences[place];
  const isOfTheForm = sentence !== undefined && sentence === form.fields[name]?.whenEmpty;
  return isOfTheForm && sentences.indexOf(sentence) < place ? undefined : sentence;
};

// The type of observer loses the type parameters of the component.
export const DrawnField = observer(BoundField) as typeof BoundField;

/** Draws one field of a form, by name. */
export const FormField = DrawnField as <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  props: Speaking<Props<F, C, X>, X>,
) => ReactNode;
