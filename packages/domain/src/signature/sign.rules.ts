import * as E from 'fp-ts/Either';
import type { CalendarDay } from '../kernel/days.ts';
import type { SignatureError, SignatureImage, SignatureMethod, SignaturePad } from './signature.ts';

/** The signing city of the registration. `undefined` when it is unknown. @see spec B §4 Conformity term */
export const knownSigningCity = (city: string | undefined): string | undefined => city?.trim() || undefined;

/** What the client gives to sign the accepted terms. */
export interface Signing {
  readonly pad: SignaturePad;
  readonly method: SignatureMethod;
  readonly city: string;
}

/** @param today in São Paulo @returns what to send, or all that is missing @see spec A §5 Registration */
export const checkSignature = (
  { pad: { final }, method, city }: Signing,
  today: CalendarDay,
): E.Either<readonly SignatureError[], SignatureImage> => {
  const signingCity = knownSigningCity(city);
  if (final !== undefined && signingCity !== undefined)
    return E.right({ image: final, method, signingCity, signedOn: today });
  return E.left([
    ...(final === undefined ? [{ _tag: 'SignatureMissing' } as const] : []),
    ...(signingCity === undefined ? [{ _tag: 'SigningCityMissing' } as const] : []),
  ]);
};

/** A point of the drawing, in pixels of the pad. */
export interface InkPoint {
  readonly x: number;
  readonly y: number;
}

/** The length of a drawing below which it is a dot or a slip of the finger. In pixels. */
const LEAST_INK = 40;

/** Whether strokes are a signature. Dots are none, however many, because they have no length. @see decision 0214 */
export const isDrawing = (strokes: readonly (readonly InkPoint[])[]): boolean =>
  strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= LEAST_INK;

const lengthOf = (stroke: readonly InkPoint[]): number =>
  stroke.reduce((sum, { x, y }, at) => {
    const before = stroke[at - 1];
    return before === undefined ? sum : sum + Math.hypot(x - before.x, y - before.y);
  }, 0);

/** Whether a typed name is the registered one. Case, accents and spaces do not matter. @see decision Q172 */
export const isRegisteredName = (typed: string, registered: string): boolean => bare(typed) === bare(registered);

const bare = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
