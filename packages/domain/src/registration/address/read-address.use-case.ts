import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { approvedOnly } from '../flow/approved-only.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { AddressDataValues } from './address-data.form.ts';
import type { ReadingParts } from '../identity/read-identification.use-case.ts';

/** Reads the saved residence and its proof, for an approved client who wants to change them. */
export type ReadAddress = (
  clientId: number,
) => TE.TaskEither<RegistrationError | CallFailure, Partial<AddressDataValues>>;

/**
 * Reads nothing for a client who is not approved: `RegistrationClosed`.
 *
 * @see spec B §2 Profile; decision Q106
 */
export const makeReadAddress =
  ({ standings, clients, papers }: ReadingParts): ReadAddress =>
  (clientId) =>
    pipe(
      approvedOnly(standings, clientId),
      TE.chainW(() =>
        sequenceS(TE.ApplyPar)({
          record: clients.read(clientId),
          proofOfResidence: papers.picture(clientId, 'proofOfResidence'),
        }),
      ),
      TE.map(({ record, proofOfResidence }) => ({ ...record.address, ...(proofOfResidence && { proofOfResidence }) })),
    );
