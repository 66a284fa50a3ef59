import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { UploadedFile } from '../../kernel/uploaded-file.ts';
import type { BankAccounts } from '../accounts/bank-accounts.ports.ts';
import { accountFields } from '../accounts/bank-accounts.rules.ts';
import { makeSaveBankAccounts, type AccountsPage } from '../accounts/save-bank-accounts.use-case.ts';
import type { AddressDataValues } from '../address/address-data.form.ts';
import { makeReadAddress } from '../address/read-address.use-case.ts';
import { makeSaveAddress } from '../address/save-address.use-case.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { Standings } from '../flags/standings.ports.ts';
import type { IdentificationValues } from '../identity/identification.form.ts';
import type { Papers } from '../identity/papers.ports.ts';
import { makeReadIdentification } from '../identity/read-identification.use-case.ts';
import type { ChangeReports, UnfinishedSaves } from './change-reports.ports.ts';
import { makeSaveReported } from './save-reported.use-case.ts';

interface Reporting {
  readonly standings: Pick<Standings, 'form'>;
  readonly reports: ChangeReports;
  readonly unfinished: UnfinishedSaves;
}

interface Parts extends Reporting {
  readonly clients: ClientRecords;
  readonly papers: Papers;
}

/** A picture counts as a field that changes when the client chose a new one. */
const isNew = (file: UploadedFile | undefined): true | undefined => (file?.isChanged ? true : undefined);

/**
 * The address with its proof, and the identity document with its pictures. A save reports the change of an approved
 * client.
 *
 * @see spec B §2 Profile, A §4 Renewal
 */
export const composeEdits = ({ clients, papers, ...reporting }: Parts) => {
  const savedFields = (part: 'address' | 'identification') => (clientId: number) =>
    pipe(
      clients.read(clientId),
      TE.map((record) => ({ ...record[part] })),
    );
  return {
    readAddress: makeReadAddress({ standings: reporting.standings, clients, papers }),
    saveAddress: makeSaveReported({
      ...reporting,
      part: 'address',
      read: savedFields('address'),
      fieldsOf: ({ proofOfResidence, ...address }: AddressDataValues) => ({
        ...address,
        proofOfResidence: isNew(proofOfResidence),
      }),
      save: makeSaveAddress({ clients, papers }),
    }),
    readIdentification: makeReadIdentification({ standings: reporting.standings, clients, papers }),
    saveIdentification: makeSaveReported({
      ...reporting,
      part: 'identification',
      read: savedFields('identification'),
      fieldsOf: ({ frontPhoto, backPhoto, ...details }: IdentificationValues) => ({
        ...details,
        frontPhoto: isNew(frontPhoto),
        backPhoto: isNew(backPhoto),
      }),
      save: papers.saveIdentification,
    }),
  };
};

export type EditUseCases = ReturnType<typeof composeEdits>;

/** Saves all bank accounts, and reports the change of an approved client. */
export const composeAccountEdit = ({
  bankAccounts,
  ...reporting
}: Reporting & { readonly bankAccounts: BankAccounts }) =>
  makeSaveReported({
    ...reporting,
    part: 'bankAccounts',
    read: (clientId) => pipe(bankAccounts.list(clientId), TE.map(accountFields)),
    fieldsOf: ({ drafts }: AccountsPage) => accountFields(drafts),
    save: makeSaveBankAccounts({ bankAccounts, standings: reporting.standings }),
  });
