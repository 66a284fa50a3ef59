import type { CalendarDay } from '../kernel/days.ts';

/** A term that is read and accepted before signing. @see spec A §3 Terms */
interface Term {
  readonly id: number;
  readonly title: string;
}

/** How far a term was read. @see spec B §4 "until it has been opened and scrolled" */
export type Reading = 'unopened' | 'opened' | 'readToEnd';

/** A term as the page of terms has it. */
export interface ListedTerm extends Term {
  readonly reading: Reading;
  readonly isChecked: boolean;
}

/**
 * The pad's three pictures, base64 each: what is being drawn, what was saved in fullscreen, and what is sent, on white.
 *
 * @see spec A §3 Signature
 */
export interface SignaturePad {
  readonly drawn: string | undefined;
  readonly savedFullscreen: string | undefined;
  readonly final: string | undefined;
}

/** A pad that nobody drew on, or that was cleared: all three are reset. @see spec A §3 Signature */
export const EMPTY_PAD: SignaturePad = { drawn: undefined, savedFullscreen: undefined, final: undefined };

/** What is signed with. */
export interface SignatureImage {
  /** Base64, on a white background. */
  readonly image: string;
  readonly signingCity: string;
  readonly signedOn: CalendarDay;
}

/** Why the signature does not go on. @see spec A §5 Registration, Terms */
export type SignatureError =
  | { readonly _tag: 'NoTermAccepted' }
  | { readonly _tag: 'SignatureMissing' }
  | { readonly _tag: 'SigningCityMissing' };

/** Where a conformity term stands; started waits for the signature. @see spec B §4 Conformity term */
export type ConformityState = 'notSigned' | 'started' | 'signed';
