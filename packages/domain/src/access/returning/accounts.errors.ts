import type { CallFailure } from '../../kernel/call-failure.ts';
import type { AccountFailure } from '../access.errors.ts';

/** Why an account did not become the main one. `why` is the failure of the call. @see spec A §8 Sign-in */
export type MainAccountFailure =
  | { readonly _tag: 'NoAccountChosen' }
  | { readonly _tag: 'MainAccountNotSet'; readonly why: CallFailure }
  | AccountFailure;
