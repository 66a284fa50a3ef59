import { makeSaveBankAccounts } from '../accounts/save-bank-accounts.use-case.ts';
import { makeSaveAddress } from '../address/save-address.use-case.ts';
import { makeSavePep } from '../declarations/save-pep.use-case.ts';
import { makeSaveFatca } from '../tax/save-fatca.use-case.ts';
import { makeSaveTaxResidences } from '../tax/save-tax-residences.use-case.ts';
import type { FormParts } from './form-parts.ports.ts';

/** The saves of a client who registers or renews. They report no change to the staff. @see decision 0220 */
export const composeForm = ({
  clients,
  papers,
  peps,
  professions,
  fatcas,
  bankAccounts,
  standings,
  clock,
}: FormParts) => ({
  saveAddress: makeSaveAddress({ clients, papers }),
  savePep: makeSavePep({ peps, professions, clock }),
  // Both pages save one record, and each keeps what the other one has.
  saveFatca: makeSaveFatca(fatcas),
  saveTaxResidences: makeSaveTaxResidences(fatcas),
  saveBankAccounts: makeSaveBankAccounts({ bankAccounts, standings }),
});

export type FormUseCases = ReturnType<typeof composeForm>;
