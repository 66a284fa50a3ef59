import type { IO } from 'fp-ts/IO';
import type { FormStep } from '../flow/registration-step.ts';

/** Whose draft it is: a client's, or of a person without an account in one tab of the browser. */
export type DraftOwner = { readonly _tag: 'Client'; readonly clientId: number } | { readonly _tag: 'Visitor' };

/** The typed contents of a page's fields, by the name of the field. */
export type DraftContent = Readonly<Record<string, unknown>>;

/**
 * What clients typed in the pages of the registration and did not send yet. It stays on the device. Nothing here fails:
 * a draft that cannot be kept or read is missing.
 *
 * @see decision 0202
 */
export interface StepDrafts {
  /** `undefined` without a draft, after its time, and for another owner. */
  readonly read: (owner: DraftOwner, step: FormStep) => DraftContent | undefined;
  readonly keep: (owner: DraftOwner, step: FormStep, content: DraftContent) => IO<void>;
  readonly remove: (owner: DraftOwner, step: FormStep) => IO<void>;
}
