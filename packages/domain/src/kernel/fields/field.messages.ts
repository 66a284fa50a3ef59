import type { Field } from './field.ts';
import type { FieldError } from './field.errors.ts';

/**
 * The catalogue's sentence for what is wrong with a field, without the asterisk that the field draws before it.
 *
 * @see spec A §5 Shared field rules; decisions Q054, Q059
 */
export const fieldMessage = (
  field: Pick<Field<unknown, unknown>, 'type' | 'caption' | 'whenEmpty'>,
  error: FieldError,
): string => {
  switch (error._tag) {
    case 'Required':
      return field.whenEmpty ?? requiredMessage(field);
    case 'CpfInvalid':
      return 'Informe um CPF válido';
    case 'CnpjInvalid':
      return 'Informe um CNPJ válido';
  }
};

const requiredMessage = ({ type, caption }: Pick<Field<unknown, unknown>, 'type' | 'caption'>): string => {
  switch (type) {
    case 'text':
    case 'textarea':
    case 'password':
    case 'cpf':
    case 'cnpj':
    case 'cpfcnpj':
    case 'phone':
    case 'cep':
    case 'date':
    case 'birthdate':
    case 'time':
      return `${caption} é obrigatório`;
    case 'select':
    case 'select2':
    case 'select2multi':
    case 'selectAutoComplete':
      return 'Escolha uma opção';
    case 'upload':
      return 'Escolha um arquivo';
    case 'title':
    case 'captcha':
    case 'hidden':
    case 'email':
    case 'daterange':
    case 'number':
    case 'money':
    case 'percent':
    case 'checkgroup':
    case 'radiogroup':
      return 'Campo obrigatório';
  }
};
