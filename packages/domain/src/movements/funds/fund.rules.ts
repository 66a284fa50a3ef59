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
