import * as E from 'fp-ts/Either';
import { usage, type Refusal } from './refusal.ts';

/** An id as the lists show it: a whole number from 1. */
export const idFrom = (text: string, field: string): E.Either<Refusal, number> =>
  /^[1-9]\d{0,9}$/.test(text) ? E.right(Number(text)) : E.left(usage(`"${text}" is no id.`, field));

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The id of a session or of a document, which is a UUID. */
export const uuidFrom = (text: string, field: string): E.Either<Refusal, string> =>
  UUID.test(text) ? E.right(text) : E.left(usage(`"${text}" is no id.`, field));
