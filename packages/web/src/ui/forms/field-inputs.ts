import type { FieldType } from '@aroeira/domain/kernel';
import { createElement, useState, type ComponentType } from 'react';
import { CheckGroupInput } from '../fields/choices/check-group-input.tsx';
import { DocumentInput } from '../fields/text/document-input.tsx';
import { PasswordInput } from '../fields/text/password-input.tsx';
import { RadioGroupInput } from '../fields/choices/radio-group-input.tsx';
import { SelectInput } from '../fields/choices/select-input.tsx';
import { TextInput } from '../fields/text/text-input.tsx';
import { TextareaInput } from '../fields/text/textarea-input.tsx';
import { TitleHeading } from '../fields/title-heading.tsx';
import { laterPart } from '../later-part.tsx';

// The browser loads the heavy and the rare inputs with the first form that has them.
const Select2Input = laterPart(async () => (await import('../fields/choices/select2-input.tsx')).Select2Input);
const Select2MultiInput = laterPart(
  async () => (await import('../fields/choices/select2multi-input.tsx')).Select2MultiInput,
);
const SelectAutoCompleteInput = laterPart(
  async () => (await import('../fields/choices/select-auto-complete-input.tsx')).SelectAutoCompleteInput,
);
const DateRangeInput = laterPart(async () => (await import('../fields/text/date-range-input.tsx')).DateRangeInput);
const CaptchaInput = laterPart(async () => (await import('../fields/captcha/captcha-input.tsx')).CaptchaInput);

let LoadedUpload: ComponentType<{ readonly binding: never }> | undefined;

/** Loads the input of a file. A page calls it that shows one from the start, so that nothing moves when it comes. */
export const loadUpload = async () => (LoadedUpload = (await import('../fields/files/upload-input.tsx')).UploadInput);

const LaterUpload = laterPart(loadUpload);

/** React shows a lazy component only after something else, even when it is loaded. */
const UploadInput = (props: { readonly binding: never }) => {
  const [Input] = useState(() => LoadedUpload ?? LaterUpload);
  return createElement(Input, props);
};

/** The React component of each field type. A type without one does not compile. @see spec A §5 Shared field rules (messages in Portuguese) */
export const FIELD_INPUTS: Readonly<Record<FieldType, ComponentType<{ readonly binding: never }>>> = {
  title: TitleHeading,
  captcha: CaptchaInput,
  hidden: () => null,
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
