import type { CallFailure } from '../../kernel/call-failure.ts';

/** The photo was not saved. It may be tried again. */
export interface PhotoNotSaved {
  readonly _tag: 'PhotoNotSaved';
  readonly why: CallFailure;
}
