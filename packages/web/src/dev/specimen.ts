import type { Field, Fields, FieldType } from '@aroeira/domain/kernel';
import type { Availability } from '../ui/fields/field-binding.ts';
import type { Act } from './acts.ts';
import { FormModel, type FormPorts, type FormOptions } from '../ui/forms/form-model.ts';

/** The title of the state that also shows the value of the field. */
export const FILLED = 'Preenchido';

/** A state of a field. */
export interface State {
  readonly title: string;
  readonly form: FormModel<Fields>;
  readonly availability: Availability;
  readonly isFocused: boolean;
  /** The action that leads to the state, if a value alone does not. */
  readonly act?: Act | undefined;
}

/** A field type with its states. */
export interface Specimen {
  readonly type: FieldType;
  /** What an engineer who declares a form should know. */
  readonly note: string;
  readonly statesOf: (ports: FormPorts) => readonly State[];
}

interface Samples<Typed> {
  readonly note: string;
  readonly filled: Typed;
  /** A wrong value. By default the empty one. */
  readonly wrong?: Typed;
  readonly search?: NonNullable<FormOptions<Fields>['searches']>[string];
  /** States that only this type has. */
  readonly more?: readonly { readonly title: string; readonly typed?: Typed; readonly act?: Act }[];
}

/** Makes the states of a field: empty, focused, filled in, wrong, read-only and disabled. Each has its own form. */
export const specimen = <Typed>(field: Field<Typed, unknown>, samples: Samples<Typed>): Specimen => ({
  type: field.type,
  note: samples.note,
  statesOf: (ports) => {
    const open = (typed: Typed = field.empty, hint?: string): FormModel<Fields> => {
      const fields: Fields = { field: hint === undefined ? field : { ...field, hint } };
      const form = new FormModel(fields, ports, samples.search && { searches: { field: samples.search } });
      if (typed !== field.empty) form.change('field', typed);
      return form;
    };
    const wrong = open();
    wrong.change('field', samples.wrong ?? field.empty);
    const still = { availability: 'open', isFocused: false } as const;
    return [
      { ...still, title: 'Vazio', form: open() },
      {
        ...still,
        title: 'Em foco, com dica',
        form: open(field.empty, 'Uma dica curta ajuda a preencher.'),
        isFocused: true,
      },
      { ...still, title: FILLED, form: open(samples.filled) },
      { ...still, title: 'Com erro', form: wrong },
      { ...still, title: 'Somente leitura', form: open(samples.filled), availability: 'readOnly' },
      { ...still, title: 'Desabilitado', form: open(samples.filled), availability: 'disabled' },
      ...(samples.more ?? []).map(({ title, typed, act }) => ({ ...still, title, form: open(typed), act })),
    ];
  },
});
