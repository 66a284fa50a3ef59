import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { cepToLookUp, withoutHouses, type FoundAddress } from './address.rules.ts';
import type { PostalCodes } from './postal-codes.ports.ts';

/** Looks up the address of a typed postal code. `undefined` for an incomplete or unknown one, and for a failed call. */
export type LookUpAddress = (typed: string) => T.Task<FoundAddress | undefined>;

/** A look-up without a result shows no error. The client types the address. @see spec A §5 "fails silently" */
export const makeLookUpAddress =
  (postalCodes: PostalCodes): LookUpAddress =>
  (typed) => {
    const cep = cepToLookUp(typed);
    if (cep === undefined) return T.of(undefined);
    return pipe(
      postalCodes.find(cep),
      TE.map((found) => found && withoutHouses(found)),
      TE.getOrElse(() => T.of<FoundAddress | undefined>(undefined)),
    );
  };
