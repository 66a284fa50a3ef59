import { systemClock } from '@aroeira/adapters-http/platform';
import {
  asForm,
  checkForm,
  fieldMessage,
  todayOf,
  type Fields,
  type FieldError,
  type Form,
  type Typed,
  type Values,
} from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { refusalBy, usage, type Refusal } from './refusal.ts';

/** Checks what the command line was given by the same form as the web's; the first field that is wrong is told. */
export const checkInput = <F extends Fields>(declared: F | Form<F>, typed: Typed<F>): E.Either<Refusal, Values<F>> =>
  pipe(
    checkForm(declared, typed, { today: todayOf(systemClock)() }),
    E.mapLeft((errors) => firstRefusal(asForm(declared).fields, errors)),
  );

const firstRefusal = (fields: Fields, errors: Readonly<Record<string, FieldError | undefined>>): Refusal => {
  const [first = usage('The input is wrong.')] = Object.entries(fields).flatMap(([name, field]) => {
    const error = errors[name];
    return error === undefined ? [] : [refusalBy(() => fieldMessage(field, error))({ ...error, field: name })];
  });
  return first;
};
