import { formatFileSize } from '../file-size.ts';
import type { Field } from './field.ts';
import type { FieldError } from './field.errors.ts';

type Named = Pick<Field<unknown, unknown>, 'type' | 'caption' | 'whenEmpty'>;

/** Without the asterisk that the field draws. @see spec A §5; decisions Q054, Q059, Q140, 0051 for ours */
export const fieldMessage = (field: Named, error: FieldError): string => {
  if (error._tag === 'Required') return field.whenEmpty ?? requiredMessage(field);
  if (error._tag === 'TooFewDigits') return `Mínimo de ${error.minimum} dígitos`;
  if (error._tag === 'TooManyDigits') return `Máximo de ${error.maximum} ${error.maximum === 1 ? 'dígito' : 'dígitos'}`;
  if (error._tag === 'TooShort') return `Mínimo de ${error.minimum} caracteres`;
  if (error._tag === 'TooLong') return `Máximo de ${error.maximum} caracteres`;
  if (error._tag === 'FileTooLarge')
    return `${FIELD_SENTENCES.FileInvalid}. O tamanho máximo é ${formatFileSize(error.limit)}.`;
  return FIELD_SENTENCES[error._tag];
};

/** The sentence for a field of text that is empty, by the field's caption. */
export const requiredSentence = (caption: string): string => `${caption} é obrigatório`;

/** The sentences that need no fact. */
export const FIELD_SENTENCES = {
  Missing: 'Campo obrigatório',
  FileMissing: 'Escolha um arquivo',
  CpfInvalid: 'Informe um CPF válido',
  CnpjInvalid: 'Informe um CNPJ válido',
  EmailInvalid: 'E-mail inválido',
  PhoneInvalid: 'Digite um número de telefone válido',
  CepInvalid: 'CEP Inválido',
  DateInvalid: 'Data inválida',
  BirthdateNotPast: 'Data inválida',
  PeriodInvalid: 'Período inválido',
  TimeInvalid: 'Horário inválido',
  HourTooHigh: 'Hora não pode ser maior que 23',
  MinuteTooHigh: 'Minutos não pode ser maior que 59',
  AmountInvalid: 'Digite um valor válido',
  NumberInvalid: 'Digite um número válido',
  NotLetters: 'Digite apenas letras',
  PasswordWeak: 'Escolha uma senha válida',
  PasswordDiffers: 'A confirmação de senha está incorreta',
  ChoiceUnknown: 'Escolha uma opção',
  FileInvalid: 'O arquivo escolhido não é válido',
  NotAccepted: 'O servidor não aceitou este valor',
} as const;

const requiredMessage = ({ type, caption }: Named): string => {
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
      return requiredSentence(caption);
    case 'select':
    case 'select2':
    case 'select2multi':
    case 'selectAutoComplete':
      return FIELD_SENTENCES.ChoiceUnknown;
    case 'upload':
      return FIELD_SENTENCES.FileMissing;
    case 'captcha':
      return 'Clique no caixa de seleção acima para continuar';
    case 'title':
    case 'hidden':
    case 'email':
    case 'daterange':
    case 'number':
    case 'money':
    case 'percent':
    case 'checkgroup':
    case 'radiogroup':
      return FIELD_SENTENCES.Missing;
  }
};
