import type { IO } from 'fp-ts/IO';
import type { FormStep } from '../flow/registration-step.ts';

/** Whose draft it is: a client's, or of a person without an account in one tab of the browser. */
export type DraftOwner = { readonly _tag: 'Client'; readonly clientId: number } | { readonly _tag: 'Visitor' };

/** The page of a draft: a page of the registration, or a path with what the page is about. @see decision 0397 */
export type DraftName = FormStep | `/${string}`;

/** The typed contents of a page's fields, by the name of the field. */
export type DraftContent = Readonly<Record<string, unknown>>;

/**
 * What clients typed in a page and did not send yet. It stays on the device. Nothing here fails:
 * a draft that cannot be kept or read is missing.
 *
 * @see decisions 0202, 0397
 */
export interface StepDrafts {
  /** `undefined` without a draft, after its time, and for another owner. */
  readonly read: (owner: DraftOwner, page: DraftName) => DraftContent | undefined;
  readonly keep: (owner: DraftOwner, page: DraftName, content: DraftContent) => IO<void>;
  readonly remove: (owner: DraftOwner, page: DraftName) => IO<void>;
}
