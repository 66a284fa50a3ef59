import type { Fields, FieldType, FormError } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { DrawnField, type FormLook, type Speaking } from './form-field.tsx';

/** The types whose text is short: two of them share a line where there is room. */
const SHORT: ReadonlySet<FieldType> = new Set<FieldType>([
  'cpf',
  'cnpj',
  'cpfcnpj',
  'phone',
  'date',
  'birthdate',
  'time',
  'cep',
  'number',
  'money',
  'percent',
]);

const BoundFields = <F extends Fields, C extends keyof F = never, X extends FormError = never>(
  look: FormLook<F, C, X>,
) => {
  const { form } = look;
  useEffect(() => form.leave, [form]);
  return (
    <div className="field-room">
      <div className="field-grid">
        {form.visible.map((name) => {
          const type = form.fields[name]?.type;
          if (type === undefined || type === 'hidden') return null;
          return (
            <div key={name} className={SHORT.has(type) ? 'is-short' : undefined}>
              <DrawnField {...look} name={name} />
            </div>
          );
        })}
      </div>
    </div>
  );
};

/**
 * All fields of a form that are visible now, in its order; the form is left with them. A screen that puts something
 * between two of them draws each by `FormField`, and leaves a form that follows changes or searches by itself.
 */
// observer forgets that the component is generic.
export const FormFields = observer(BoundFields) as <
  F extends Fields,
  C extends keyof F = never,
  X extends FormError = never,
>(
  props: Speaking<FormLook<F, C, X>, X>,
) => ReactNode;
