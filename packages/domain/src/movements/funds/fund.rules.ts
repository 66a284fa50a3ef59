import * as E from 'fp-ts/Either';
import type { FundUnknown } from '../movements.errors.ts';
import type { Fund } from './fund.ts';

/** The fund of the list with this id. */
export const fundIn =
  (fundId: number) =>
  (funds: readonly Fund[]): E.Either<FundUnknown, Fund> =>
    E.fromNullable<FundUnknown>({ _tag: 'FundUnknown', field: 'fundId', fundId })(
      funds.find(({ id }) => id === fundId),
    );

/**
 * The funds to redeem from, and those without money in them. A fund of unknown position is not without (decision Q163).
 * It comes after those with a known one.
 *
 * @see decision Q093
 */
export const partedByHolding = (
  funds: readonly Fund[],
): { readonly held: readonly Fund[]; readonly without: readonly Fund[] } => ({
  held: [
    ...funds.filter(({ position }) => position !== undefined && position > 0),
    ...funds.filter(({ position }) => position === undefined),
  ],
  without: funds.filter(({ position }) => position !== undefined && position <= 0),
});
