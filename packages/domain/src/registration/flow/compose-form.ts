import type { Clock } from '../../kernel/clock.ts';
import type { BankAccounts } from '../accounts/bank-accounts.ports.ts';
import { makeSaveBankAccounts } from '../accounts/save-bank-accounts.use-case.ts';
import { makeSaveAddress } from '../address/save-address.use-case.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import { makeSavePep } from '../declarations/save-pep.use-case.ts';
import type { Standings } from '../flags/standings.ports.ts';
import type { Papers } from '../identity/papers.ports.ts';
import { makeSaveFatca } from '../tax/save-fatca.use-case.ts';
import { makeSaveTaxResidences } from '../tax/save-tax-residences.use-case.ts';
import type { FatcaRecords, PepRecords, ProfessionalRecords } from '../records.ports.ts';

interface Parts {
  readonly clients: Pick<ClientRecords, 'saveAddress'>;
  readonly papers: Pick<Papers, 'saveProofOfResidence'>;
  readonly peps: PepRecords;
  readonly professions: ProfessionalRecords;
  readonly fatcas: FatcaRecords;
  readonly bankAccounts: BankAccounts;
  readonly standings: Pick<Standings, 'form'>;
  readonly clock: Clock;
}

/** The saves of a client who registers or renews. They report no change to the staff. @see decision 0220 */
export const composeForm = ({ clients, papers, peps, professions, fatcas, bankAccounts, standings, clock }: Parts) => ({
  saveAddress: makeSaveAddress({ clients, papers }),
  savePep: makeSavePep({ peps, professions, clock }),
  // Both pages save one record, and each keeps what the other one has.
  saveFatca: makeSaveFatca(fatcas),
  saveTaxResidences: makeSaveTaxResidences(fatcas),
  saveBankAccounts: makeSaveBankAccounts({ bankAccounts, standings }),
});

export type FormUseCases = ReturnType<typeof composeForm>;
