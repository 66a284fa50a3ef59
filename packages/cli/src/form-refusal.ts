import {
  asForm,
  checkForm,
  fieldMessage,
  todayOf,
  type Clock,
  type Fields,
  type FieldError,
  type Form,
  type FormError,
  type FormErrors,
  type Typed,
  type Values,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { refusalBy, usage, type Refusal } from './refusal.ts';

/** What is said of an error at a field: of any form, or of one with errors of its own. */
type SentenceOf<X extends FormError> = (field: Fields[string], error: FieldError | X) => string;

/** Checks what the command line was given by the same form as the web's; the first field that is wrong is told. */
export const checkInputBy =
  <X extends FormError = never>(sentenceOf: SentenceOf<X>) =>
  <F extends Fields, C extends keyof F = never>(
    clock: Clock,
    declared: F | Form<F, C, X>,
    typed: Typed<F>,
  ): E.Either<Refusal, Values<F, C>> =>
    pipe(
      checkForm(declared, typed, { today: todayOf(clock)() }),
      E.mapLeft((errors) => firstRefusal(asForm(declared).fields, errors, sentenceOf)),
    );

/** The same for a form that has no errors of its own. */
export const checkInput = checkInputBy(fieldMessage);

const firstRefusal = <X extends FormError>(
  fields: Fields,
  errors: FormErrors<Fields, X>,
  sentenceOf: SentenceOf<X>,
): Refusal => {
  const [first = usage('The input is wrong.')] = Object.entries(fields).flatMap(([name, field]) => {
    const error = errors[name];
    return error === undefined ? [] : [refusalBy(() => sentenceOf(field, error))({ _tag: error._tag, field: name })];
  });
  return first;
};
