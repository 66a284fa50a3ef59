import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { FlagReason } from '../registration/flags/flag.ts';
import type { RegistrationDestination } from '../registration/flow/registration-step.ts';

/** A term that the client reads and accepts before signing. @see spec A §3 Terms */
export interface Term {
  readonly id: number;
  readonly title: string;
}

/** How far the client has read a term. @see spec B §4 "until it has been opened and scrolled" */
export type Reading = 'unopened' | 'opened' | 'readToEnd';

/** A term on the page of terms. */
export interface ListedTerm extends Term {
  readonly reading: Reading;
  readonly isChecked: boolean;
}

/** Pictures in base64: drawn, saved in fullscreen, and to send, on white. @see spec A §3 Signature */
export interface SignaturePad {
  readonly drawn: string | undefined;
  readonly savedFullscreen: string | undefined;
  readonly final: string | undefined;
}

/** An empty or cleared pad. A clear resets all three pictures. @see spec A §3 Signature */
export const EMPTY_PAD: SignaturePad = { drawn: undefined, savedFullscreen: undefined, final: undefined };

/** How the client made the picture. Who cannot draw types the name. @see decision Q172 */
export type SignatureMethod = 'drawn' | 'typed';

/** The signature to send. */
export interface SignatureImage {
  /** A PNG in base64, on a white background. */
  readonly image: string;
  readonly method: SignatureMethod;
  readonly signingCity: string;
  readonly signedOn: CalendarDay;
}

/** A signed adhesion term. @see spec A §2 Registration routes, A §3 Document types (10) */
export interface SignedTerm {
  readonly id: number;
  readonly title: string;
  /** The SHA-256 of the PDF, 64 hexadecimal digits. */
  readonly sha256: string;
}

/** Why the client cannot sign. @see spec A §5 Registration, Terms */
export type SignatureError =
  | { readonly _tag: 'NoTermAccepted' }
  | { readonly _tag: 'SignatureMissing' }
  /** The typed name is not the registered one. */
  | { readonly _tag: 'NameUnlike' }
  | { readonly _tag: 'SigningCityMissing' };

/** The signature is closed to the client. `to` is the place that is due instead. @see decision 0290 */
export interface SigningClosed {
  readonly _tag: 'SigningClosed';
  readonly to: RegistrationDestination;
  /** Why the registration is closed, if it is. */
  readonly reason: FlagReason;
}

/** Why a signature was not made. @see spec A §8 Server codes (ERR133, ERR135) */
export type SigningFailure = SignatureError | SigningClosed | CallFailure;

/** The state of a conformity term. A started one waits for the signature. @see spec B §4 Conformity term */
export type ConformityState = 'notSigned' | 'started' | 'signed';
