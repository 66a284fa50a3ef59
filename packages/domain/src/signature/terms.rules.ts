import * as E from 'fp-ts/Either';
import type { ListedTerm, Reading, SignatureError } from './signature.ts';

/** Where the page of a term stands, in pixels. */
interface ScrollPosition {
  /** Scrolled away above. */
  readonly top: number;
  /** In sight. */
  readonly height: number;
  /** The whole term. */
  readonly fullHeight: number;
}

/** A zoomed browser reports fractions, which never quite add up to the end. */
const SLACK = 2;

/**
 * How far a term was read once it is open and stands at a place. What was read to the end stays so, and a term that fits
 * into sight is read when it is open.
 *
 * @see spec B §4 Signing fund terms; decision Q152
 */
export const readUpTo = (reading: Reading, { top, height, fullHeight }: ScrollPosition): Reading =>
  reading === 'readToEnd' || top + height >= fullHeight - SLACK ? 'readToEnd' : 'opened';

/** A term can be accepted, and its box be checked, once it was read to the end. @see decision Q152 */
export const canAccept = (reading: Reading): boolean => reading === 'readToEnd';

/**
 * The ids of the terms that are accepted: at least one, and none that was not read.
 *
 * @see spec A §5 "Signature terms need at least one checked"; decision Q152
 */
export const checkTerms = (terms: readonly ListedTerm[]): E.Either<SignatureError, readonly number[]> => {
  const ids = terms.filter(({ reading, isChecked }) => isChecked && canAccept(reading)).map(({ id }) => id);
  return ids.length > 0 ? E.right(ids) : E.left({ _tag: 'NoTermAccepted' });
};
