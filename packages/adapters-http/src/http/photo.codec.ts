import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { orNothing } from './record.codec.ts';

/** The first letters of a picture in base64, by its content type. */
const BEGINNINGS: readonly (readonly [beginning: string, contentType: string])[] = [
  ['/9j/', 'image/jpeg'],
  ['iVBORw0KGgo', 'image/png'],
  ['Qk', 'image/bmp'],
];

const address = (base64: string): string | undefined => {
  const known = BEGINNINGS.find(([beginning]) => base64.startsWith(beginning));
  return known && `data:${known[1]};base64,${base64}`;
};

/**
 * The photo of a client as the address of a picture. The wire has it in base64. What is no picture counts as no photo,
 * because no page needs one.
 *
 * @see spec B §3 User (profile)
 */
export const Photo = new t.Type<string | undefined, never, unknown>(
  'Photo',
  (u): u is string | undefined => u === undefined || typeof u === 'string',
  (u, context) =>
    pipe(
      orNothing(t.string).validate(u, context),
      E.map((base64) => (base64 === undefined ? undefined : address(base64))),
    ),
  () => {
    throw new TypeError('is only read');
  },
);
