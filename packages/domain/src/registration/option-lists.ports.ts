import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Choice } from '../kernel/fields/choices.field.ts';
import type { Bank } from './accounts/bank-account.ts';

/** A list of choices by the server's id. */
export type OptionList = TaskEither<CallFailure, readonly Choice<number>[]>;

/**
 * The server's lists of choices for the registration's forms. They are the same for every client. Each list is
 * requested once, and again after a failed call.
 *
 * @see spec A §7 Dashboard and lists, "Cached lists"; decision Q153
 */
export interface OptionLists {
  readonly careers: OptionList;
  readonly countries: OptionList;
  /** Public offices. */
  readonly functions: OptionList;
  /** Degrees of a family relation: relation type 1 of the specification. */
  readonly familyRelations: OptionList;
  /** Kinds of a close relation: relation type 2 of the specification. */
  readonly closeRelations: OptionList;
  readonly banks: TaskEither<CallFailure, readonly Bank[]>;
}
