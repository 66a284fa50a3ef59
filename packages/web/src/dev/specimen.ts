import type { Field, Fields, FieldType } from '@aroeira/domain/kernel';
import type { Availability } from '../ui/fields/field-binding.ts';
import type { Act } from './acts.ts';
import { FormModel, type FormPorts, type FormOptions } from '../ui/forms/form-model.ts';

/** The state in which a field says what it hands on. */
export const FILLED = 'Preenchido';

/** A state that a field is shown in. */
export interface State {
  readonly title: string;
  readonly form: FormModel<Fields>;
  readonly availability: Availability;
  readonly isFocused: boolean;
  /** What a client does to come to it, where typing alone does not lead there. */
  readonly act?: Act | undefined;
}

/** A field type, with samples of it. */
export interface Specimen {
  readonly type: FieldType;
  /** What is worth knowing about it, for whoever declares a form. */
  readonly note: string;
  readonly statesOf: (ports: FormPorts) => readonly State[];
}

interface Samples<Typed> {
  readonly note: string;
  readonly filled: Typed;
  /** Something wrong: nothing, unless a sample says otherwise. */
  readonly wrong?: Typed;
  readonly search?: NonNullable<FormOptions<Fields>['searches']>[string];
  /** States that this type alone has. */
  readonly more?: readonly { readonly title: string; readonly typed?: Typed; readonly act?: Act }[];
}

/** Shows a field empty, filled in, focused, wrong, read-only and disabled: each a form of its own. */
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
