import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Choice } from '../kernel/fields/choice.ts';
import type { Bank } from './accounts/bank-account.ts';

/** What the server has to choose among, by its id. */
export type OptionList = TaskEither<CallFailure, readonly Choice<number>[]>;

/**
 * The server's lists that the registration's forms choose from. They are nobody's own: each is asked for once, and a
 * load that failed is asked for again.
 *
 * @see spec A §7 Dashboard and lists, "Cached lists"; decision Q153
 */
export interface OptionLists {
  readonly careers: OptionList;
  readonly countries: OptionList;
  /** Public offices, of a PEP or of somebody's employer. */
  readonly functions: OptionList;
  /** How a PEP may be family: the spec's relation type 1. */
  readonly familyRelations: OptionList;
  /** How a PEP may be close otherwise: its relation type 2. */
  readonly closeRelations: OptionList;
  readonly banks: TaskEither<CallFailure, readonly Bank[]>;
}
