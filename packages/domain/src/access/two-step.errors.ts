import type { CallFailure } from '../kernel/call-failure.ts';

/** Why two-step verification could not be turned off by a code: it stays on. @see spec B §4, B §5, B §8 Profile */
export type TwoStepCodeFailure =
  | { readonly _tag: 'CodeMissing' }
  | { readonly _tag: 'WrongCode' }
  | { readonly _tag: 'TooManyAttempts' }
  | CallFailure;
