import * as E from 'fp-ts/Either';
import type { ListedTerm, Reading, SignatureError } from './signature.ts';

/** The scroll position of a term, in pixels. */
interface ScrollPosition {
  /** The height above the visible part. */
  readonly top: number;
  /** The height of the visible part. */
  readonly height: number;
  /** The height of the whole term. */
  readonly fullHeight: number;
}

/** In pixels. With zoom, a browser reports fractions that do not add up to the full height. */
const SLACK = 2;

/** Once read to its end, a term stays read; without a scroll bar once it is open. @see spec B §4; decision Q152 */
export const readUpTo = (reading: Reading, { top, height, fullHeight }: ScrollPosition): Reading =>
  reading === 'readToEnd' || top + height >= fullHeight - SLACK ? 'readToEnd' : 'opened';

/** Whether the client can accept a term: only after the end of the reading. @see decision Q152 */
export const canAccept = (reading: Reading): boolean => reading === 'readToEnd';

/** The ids: at least one, each read to its end. @see spec A §5 "need at least one checked"; decision Q152 */
export const checkTerms = (terms: readonly ListedTerm[]): E.Either<SignatureError, readonly number[]> => {
  const ids = terms.filter(({ reading, isChecked }) => isChecked && canAccept(reading)).map(({ id }) => id);
  return ids.length > 0 ? E.right(ids) : E.left({ _tag: 'NoTermAccepted' });
};
