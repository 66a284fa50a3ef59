import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { BankAccounts } from '../accounts/bank-accounts.ports.ts';
import { accountFields } from '../accounts/bank-accounts.rules.ts';
import type { AccountsPage, SaveBankAccounts } from '../accounts/save-bank-accounts.use-case.ts';
import type { AddressDataValues } from '../address/address-data.form.ts';
import type { SaveAddress } from '../address/save-address.use-case.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import type { Papers } from '../identity/papers.ports.ts';
import type { RegistrationError } from '../registration.errors.ts';
import type { EditedPart } from './save-reported.use-case.ts';

// The parts that the profile opens again. @see spec B §2 Profile, A §4 Renewal

/** A picture counts as a field that changes when the client chose a new one. */
const isNew = (file: UploadedFile | undefined): true | undefined => (file?.isChanged ? true : undefined);

/** The identity document with its pictures. */
export const editedIdentification = (
  clients: Pick<ClientRecords, 'read'>,
  save: Papers['saveIdentification'],
): EditedPart<IdentificationValues, never> => ({
  part: 'identification',
  read: (clientId) =>
    pipe(
      clients.read(clientId),
      TE.map(({ identification }) => ({ ...identification })),
    ),
  fieldsOf: ({ frontPhoto, backPhoto, ...details }) => ({
    ...details,
    frontPhoto: isNew(frontPhoto),
    backPhoto: isNew(backPhoto),
  }),
  save,
});

/** The residence with its proof. */
export const editedAddress = (
  clients: Pick<ClientRecords, 'read'>,
  save: SaveAddress,
): EditedPart<AddressDataValues, never> => ({
  part: 'address',
  read: (clientId) =>
    pipe(
      clients.read(clientId),
      TE.map(({ address }) => ({ ...address })),
    ),
  fieldsOf: ({ proofOfResidence, ...address }) => ({ ...address, proofOfResidence: isNew(proofOfResidence) }),
  save,
});

/** All bank accounts. */
export const editedAccounts = (
  accounts: Pick<BankAccounts, 'list'>,
  save: SaveBankAccounts,
): EditedPart<AccountsPage, RegistrationError> => ({
  part: 'bankAccounts',
  read: (clientId) => pipe(accounts.list(clientId), TE.map(accountFields)),
  fieldsOf: ({ drafts }) => accountFields(drafts),
  save,
});
