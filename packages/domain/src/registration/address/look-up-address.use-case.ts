import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { cepToLookUp, type FoundAddress } from './address.rules.ts';
import type { PostalCodes } from './postal-codes.ports.ts';

/** Looks up what a typed postal code is. `undefined` when it is not complete, unknown, or could not be looked up. */
type LookUpAddress = (typed: string) => T.Task<FoundAddress | undefined>;

/** A look-up that finds nothing, or fails, says nothing: the client types the address. @see spec A §5 "fails silently" */
export const makeLookUpAddress =
  (postalCodes: PostalCodes): LookUpAddress =>
  (typed) => {
    const cep = cepToLookUp(typed);
    if (cep === undefined) return T.of(undefined);
    return pipe(
      postalCodes.find(cep),
      TE.getOrElse(() => T.of<FoundAddress | undefined>(undefined)),
    );
  };
