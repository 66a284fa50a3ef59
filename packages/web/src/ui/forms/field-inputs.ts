import type { FieldType } from '@aroeira/domain/kernel';
import { lazy, type ComponentType } from 'react';
import { CheckGroupInput } from '../fields/check-group-input.tsx';
import { DateRangeInput } from '../fields/date-range-input.tsx';
import { DocumentInput } from '../fields/document-input.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { RadioGroupInput } from '../fields/radio-group-input.tsx';
import { SelectInput } from '../fields/select-input.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { TextareaInput } from '../fields/textarea-input.tsx';
import { NothingShown, TitleHeading } from '../fields/title-heading.tsx';

// What is heavy, or stands on few screens, comes when a form has it.
const Select2Input = lazy(async () => ({ default: (await import('../fields/select2-input.tsx')).Select2Input }));
const Select2MultiInput = lazy(async () => ({
  default: (await import('../fields/select2multi-input.tsx')).Select2MultiInput,
}));
const SelectAutoCompleteInput = lazy(async () => ({
  default: (await import('../fields/select-auto-complete-input.tsx')).SelectAutoCompleteInput,
}));
const UploadInput = lazy(async () => ({ default: (await import('../fields/upload-input.tsx')).UploadInput }));
const CaptchaInput = lazy(async () => ({ default: (await import('../fields/captcha-input.tsx')).CaptchaInput }));

/** The React component of each field type. A type without one does not compile. @see spec A §5 Field types */
export const FIELD_INPUTS: Readonly<Record<FieldType, ComponentType<{ readonly binding: never }>>> = {
  title: TitleHeading,
  captcha: CaptchaInput,
  hidden: NothingShown,
  text: TextInput,
  textarea: TextareaInput,
  password: PasswordInput,
  cpf: TextInput,
  cnpj: DocumentInput,
  cpfcnpj: DocumentInput,
  phone: TextInput,
  email: TextInput,
  date: TextInput,
  birthdate: TextInput,
  daterange: DateRangeInput,
  time: TextInput,
  cep: TextInput,
  number: TextInput,
  money: TextInput,
  percent: TextInput,
  checkgroup: CheckGroupInput,
  radiogroup: RadioGroupInput,
  select: SelectInput,
  select2: Select2Input,
  select2multi: Select2MultiInput,
  selectAutoComplete: SelectAutoCompleteInput,
  upload: UploadInput,
};
