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

/** The sentence for an error at a field, for every form and for a form with its own errors. */
type SentenceOf<X extends FormError> = (field: Fields[string], error: FieldError | X) => string;

/** Checks the input with the same form as the web. The refusal names the first wrong field. */
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
