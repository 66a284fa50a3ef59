import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { RegistrationPart } from '../flags/flag.ts';
import type { Standings } from '../flags/standings.ports.ts';
import { approvedOnly } from '../flow/approved-only.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { IdentificationValues } from './identification.form.ts';
import { IDENTITY_PARTS } from './identity-document.ts';
import type { Papers } from './papers.ports.ts';

/** Reads the saved identity document with its pictures, for an approved client who wants to change it. */
export type ReadIdentification = (
  clientId: number,
) => TE.TaskEither<RegistrationError | CallFailure, Partial<IdentificationValues>>;

/** What reads a record with its pictures for an approved client. */
export interface ReadingParts {
  readonly standings: Pick<Standings, 'form'>;
  readonly clients: Pick<ClientRecords, 'read'>;
  readonly papers: Pick<Papers, 'picture'>;
}

/** The record of a client, and what the staff asked for again. */
interface Saved extends Pick<ClientRecord, 'clientId' | 'identification'> {
  readonly adjusted?: readonly RegistrationPart[] | undefined;
}

/**
 * The saved values of the page, from the record of a client. It asks only for the pictures that the document has.
 * Pictures that the staff want anew are not there: the client must send others.
 *
 * @see spec A §7 "1 front, 2 back"; decision 0265
 */
export const savedIdentification = (
  papers: Pick<Papers, 'picture'>,
  { clientId, identification, adjusted = [] }: Saved,
): TE.TaskEither<CallFailure, Partial<IdentificationValues>> => {
  if (identification === undefined) return TE.right({});
  if (adjusted.includes('documents')) return TE.right(identification);
  const { hasBack } = IDENTITY_PARTS[identification.documentType];
  return pipe(
    sequenceS(TE.ApplyPar)({
      frontPhoto: papers.picture(clientId, 'front'),
      backPhoto: hasBack ? papers.picture(clientId, 'back') : TE.right(undefined),
    }),
    TE.map(({ frontPhoto, backPhoto }) => ({
      ...identification,
      ...(frontPhoto && { frontPhoto }),
      ...(backPhoto && { backPhoto }),
    })),
  );
};

/**
 * Reads nothing for a client who is not approved: `RegistrationClosed`.
 *
 * @see spec B §2 Profile; decision Q106
 */
export const makeReadIdentification =
  ({ standings, clients, papers }: ReadingParts): ReadIdentification =>
  (clientId) =>
    pipe(
      approvedOnly(standings, clientId),
      TE.chainW(() => clients.read(clientId)),
      TE.chainW((record) => savedIdentification(papers, record)),
    );
