import * as E from 'fp-ts/Either';
import { usage, type Refusal } from './refusal.ts';

/** An id as the lists show it: a whole number from 1. */
export const idFrom = (text: string, field: string): E.Either<Refusal, number> =>
  /^[1-9]\d{0,9}$/.test(text) ? E.right(Number(text)) : E.left(usage(`"${text}" is no id.`, field));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a session or of a document, which is a UUID. */
export const uuidFrom = (text: string, field: string): E.Either<Refusal, string> =>
  UUID.test(text) ? E.right(text) : E.left(usage(`"${text}" is no id.`, field));

/** A port to listen on, if one is given; 0 is any free one. */
export const portFrom = (text: string | undefined): E.Either<Refusal, number | undefined> =>
  text === undefined
    ? E.right(undefined)
    : /^\d{1,5}$/.test(text) && Number(text) <= 65_535
      ? E.right(Number(text))
      : E.left(usage(`--port must be a port, 0 to 65535, not '${text}'.`, 'port'));
