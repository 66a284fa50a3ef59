import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Cep } from '../../kernel/cep.ts';
import type { FoundAddress } from './address.rules.ts';

/** Postal codes and their addresses. */
export interface PostalCodes {
  /** `undefined` for an unknown postal code. @see spec A §7 `POST cep-new/{zipcode}` */
  readonly find: (cep: Cep) => TaskEither<CallFailure, FoundAddress | undefined>;
}
