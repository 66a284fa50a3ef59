import type { BankAccounts } from '../accounts/bank-accounts.ports.ts';
import { makeSaveBankAccounts } from '../accounts/save-bank-accounts.use-case.ts';
import { makeReadAddress } from '../address/read-address.use-case.ts';
import { makeSaveAddress } from '../address/save-address.use-case.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { Standings } from '../flags/standings.ports.ts';
import type { Papers } from '../identity/papers.ports.ts';
import { makeReadIdentification } from '../identity/read-identification.use-case.ts';
import type { ChangeReports } from './change-reports.ports.ts';
import { editedAccounts, editedAddress, editedIdentification } from './edited-parts.ts';
import { makeSaveReported } from './save-reported.use-case.ts';
import type { UnfinishedSaves } from './unfinished-saves.ports.ts';

interface Reporting {
  readonly standings: Pick<Standings, 'form'>;
  readonly reports: ChangeReports;
  readonly unfinished: UnfinishedSaves;
}

interface Parts extends Reporting {
  readonly clients: ClientRecords;
  readonly papers: Papers;
}

/** The address and the identity document. A save reports the change of an approved client. */
export const composeEdits = ({ clients, papers, ...reporting }: Parts) => ({
  readAddress: makeReadAddress({ standings: reporting.standings, clients, papers }),
  saveAddress: makeSaveReported({
    edited: editedAddress(clients, makeSaveAddress({ clients, papers })),
    ...reporting,
  }),
  readIdentification: makeReadIdentification({ standings: reporting.standings, clients, papers }),
  saveIdentification: makeSaveReported({
    edited: editedIdentification(clients, papers.saveIdentification),
    ...reporting,
  }),
});

export type EditUseCases = ReturnType<typeof composeEdits>;

/** Saves all bank accounts, and reports the change of an approved client. */
export const composeAccountEdit = ({
  bankAccounts,
  ...reporting
}: Reporting & { readonly bankAccounts: BankAccounts }) =>
  makeSaveReported({
    edited: editedAccounts(bankAccounts, makeSaveBankAccounts({ bankAccounts, standings: reporting.standings })),
    ...reporting,
  });
