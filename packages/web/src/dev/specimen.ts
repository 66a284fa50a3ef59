import type { Field, Fields, FieldType } from '@aroeira/domain/kernel';
import type { Availability } from '../ui/fields/field-binding.ts';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import type { FormOptions } from '../ui/forms/form-options.ts';

/** A state of a field. */
interface State {
  readonly title: string;
  readonly form: FormModel<Fields>;
  readonly availability: Availability;
}

/** A field type with its states. */
export interface Specimen {
  readonly type: FieldType;
  readonly statesOf: (ports: FormPorts) => readonly State[];
}

interface Samples<Typed> {
  /** A right value. A captcha has none: nobody fills it in for the client. */
  readonly filled?: Typed;
  /** A wrong value. By default the empty one. */
  readonly wrong?: Typed;
  readonly search?: NonNullable<FormOptions<Fields>['searches']>[string];
}

/** Makes the states of a field: empty, with a hint, wrong, disabled, filled in and read-only. Each has its own form. */
export const specimen = <Typed>(field: Field<Typed, unknown>, { filled, wrong, search }: Samples<Typed>): Specimen => ({
  type: field.type,
  statesOf: (ports) => {
    const open = (typed: Typed = field.empty, shown = field): FormModel<Fields> => {
      const fields: Fields = { field: shown };
      const form = new FormModel(fields, ports, search && { searches: { field: search } });
      if (typed !== field.empty) form.change('field', typed);
      return form;
    };
    const refused = open();
    refused.change('field', wrong ?? field.empty);
    const hinted = { ...field, hint: 'Uma dica curta ajuda a preencher.' };
    const states: readonly State[] = [
      { title: 'Vazio', form: open(), availability: 'open' },
      { title: 'Com dica', form: open(field.empty, hinted), availability: 'open' },
      { title: 'Com erro', form: refused, availability: 'open' },
      { title: 'Desabilitado', form: open(filled), availability: 'disabled' },
    ];
    if (filled === undefined) return states;
    return [
      ...states,
      { title: 'Preenchido', form: open(filled), availability: 'open' },
      { title: 'Somente leitura', form: open(filled), availability: 'readOnly' },
    ];
  },
});
