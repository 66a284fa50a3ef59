import * as E from 'fp-ts/Either';
import type { CalendarDay } from '../kernel/days.ts';
import type { SignatureError, SignatureImage, SignaturePad } from './signature.ts';

/** The signing city of the registration. `undefined` when it is unknown. @see spec B §4 Conformity term */
export const knownSigningCity = (city: string | undefined): string | undefined => city?.trim() || undefined;

/**
 * Checks that there is a drawn signature and a city.
 *
 * @param today in São Paulo
 * @returns the signature to send, or everything that is missing
 * @see spec A §5 Registration "a signature and the city ('local') are needed"
 */
export const checkSignature = (
  { final }: SignaturePad,
  city: string,
  today: CalendarDay,
): E.Either<readonly SignatureError[], SignatureImage> => {
  const signingCity = knownSigningCity(city);
  if (final !== undefined && signingCity !== undefined) return E.right({ image: final, signingCity, signedOn: today });
  return E.left([
    ...(final === undefined ? [{ _tag: 'SignatureMissing' } as const] : []),
    ...(signingCity === undefined ? [{ _tag: 'SigningCityMissing' } as const] : []),
  ]);
};
