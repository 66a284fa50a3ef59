import * as E from 'fp-ts/Either';
import { usage, type Refusal } from './refusal.ts';

/** An id as the lists show it: a whole number from 1. */
export const idFrom = (text: string, field: string): E.Either<Refusal, number> =>
  /^[1-9]\d{0,9}$/.test(text) ? E.right(Number(text)) : E.left(usage(`"${text}" is no id.`, field));
