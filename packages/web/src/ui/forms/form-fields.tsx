import type { Fields, FieldType, FormError } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { DrawnField, type FormLook, type Speaking } from './form-field.tsx';

/** The types with a short text. Two of them share a line if there is room. */
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

interface Look<F extends Fields, C extends keyof F, X extends FormError> extends FormLook<F, C, X> {
  /** The fields that the client sees and cannot change. */
  readonly readOnly?: readonly (keyof F)[];
}

const BoundFields = <F extends Fields, C extends keyof F = never, X extends FormError = never>({
  readOnly = [],
  ...look
}: Look<F, C, X>) => {
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
              <DrawnField {...look} name={name} {...(readOnly.includes(name) && { availability: 'readOnly' })} />
            </div>
          );
        })}
      </div>
    </div>
  );
};

/**
 * Draws all visible fields of a form, in its order. When they leave the page, it calls `leave` of the form. A screen
 * that puts something between two fields draws each by `FormField`. It calls `leave` itself if the form has change
 * intents or searches.
 */
// The type of observer loses the type parameters of the component.
export const FormFields = observer(BoundFields) as <
  F extends Fields,
  C extends keyof F = never,
  X extends FormError = never,
>(
  props: Speaking<Look<F, C, X>, X>,
) => ReactNode;
