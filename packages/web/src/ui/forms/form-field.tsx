import { fieldMessage, type Fields } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ComponentType } from 'react';
import type { FieldBinding } from '../fields/field-binding.ts';
import { FIELD_INPUTS, type Drawable, type DrawableType } from './field-inputs.ts';
import type { FormModel } from './form-model.ts';

interface Props<F extends Fields, C extends keyof F> {
  readonly form: FormModel<F, C>;
  readonly name: Drawable<F>;
}

/** One field of a form: the input of its type, bound to what is typed, with what is wrong below it. */
const BoundField = <F extends Fields, C extends keyof F = never>({ form, name }: Props<F, C>) => {
  const id = useId();
  const { refusal } = form;
  useEffect(() => {
    if (refusal?.field !== name) return;
    const control = document.getElementById(id);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center' });
  }, [refusal, name, id]);

  const field = form.fields[name];
  if (field === undefined || !form.visible.includes(name)) return null;
  // Drawable promises that there is one.
  const Input: ComponentType<{ binding: FieldBinding<never> }> = FIELD_INPUTS[field.type as DrawableType];
  const binding: FieldBinding<unknown> = {
    id,
    field,
    typed: form.typed[name],
    onChange: (typed) => form.change(name, typed as never),
    isInvalid: form.errors[name] !== undefined,
    error: sentenceOf(form, name),
  };
  // The input is the one of this field's type, which TypeScript cannot follow through the registry.
  return <Input binding={binding as FieldBinding<never>} />;
};

/**
 * The sentence under a field. One that speaks of the whole form ("all fields") stands once, under the first field that
 * it is about; the others are only marked (decision 0031).
 */
const sentenceOf = <F extends Fields, C extends keyof F>(form: FormModel<F, C>, name: keyof F & string) => {
  const sentences = form.visible.map((each) => {
    const [field, error] = [form.fields[each], form.errors[each]];
    return field === undefined || error === undefined ? undefined : fieldMessage(field, error);
  });
  const place = form.visible.indexOf(name);
  const sentence = sentences[place];
  const isOfTheForm = sentence !== undefined && sentence === form.fields[name]?.whenEmpty;
  return isOfTheForm && sentences.indexOf(sentence) < place ? undefined : sentence;
};

// observer forgets that the component is generic.
export const FormField = observer(BoundField) as typeof BoundField;
