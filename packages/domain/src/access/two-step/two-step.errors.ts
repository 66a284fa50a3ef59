import type { CallFailure } from '../../kernel/call-failure.ts';

/** Why no code was sent: there were too many already, or the call failed. */
export type TwoStepFailure = { readonly _tag: 'TooManyAttempts' } | CallFailure;

/** Why a code did not turn two-step verification off. It stays on. @see spec B §4, B §5, B §8 Profile */
export type TwoStepCodeFailure = { readonly _tag: 'CodeMissing' } | { readonly _tag: 'WrongCode' } | TwoStepFailure;
