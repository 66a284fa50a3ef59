import type { HttpClient } from '@aroeira/adapters-http/http';
import { systemClock } from '@aroeira/adapters-http/platform';
import {
  makeHttpBankAccounts,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpOptionLists,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import {
  makeLoadDeclaredFacts,
  makeSaveBankAccounts,
  makeSaveFatca,
  makeSavePep,
  makeSaveStep,
  makeSaveTaxResidences,
  type LoadFlowFacts,
  type ProfessionalRecord,
} from '@aroeira/domain/registration';

/** What a client declared, on which the flow of the pages depends. */
export const composeDeclared = (http: HttpClient) =>
  makeLoadDeclaredFacts(makeHttpPepRecords(http), makeHttpFatcaRecords(http), systemClock);

/** The pages from PEP on: what they choose from, what is kept, and how each is saved. */
export const composeRecords = (http: HttpClient, loadFacts: LoadFlowFacts) => {
  const [professions, fatcas] = [makeHttpProfessionalRecords(http), makeHttpFatcaRecords(http)];
  const peps = makeHttpPepRecords(http);
  const bankAccounts = makeHttpBankAccounts(http);
  const equity = makeHttpEquityRecords(http);
  const saveAccounts = makeSaveBankAccounts(bankAccounts, makeHttpStandings(http));
  const saveProfession = (_: number, record: ProfessionalRecord) => professions.save(record);
  return {
    lists: makeHttpOptionLists(http),
    bankAccounts: bankAccounts.list,
    savePep: makeSaveStep('pepData', makeSavePep(peps, professions, systemClock), loadFacts),
    saveFatca: makeSaveStep('fatcaData', makeSaveFatca(fatcas), loadFacts),
    saveTaxResidences: makeSaveStep('fatcaOtherCountry', makeSaveTaxResidences(fatcas), loadFacts),
    saveBankAccounts: makeSaveStep('bankAccounts', saveAccounts, loadFacts),
    saveBankAccount: makeSaveStep('setBankAccount', saveAccounts, loadFacts),
    saveProfession: makeSaveStep('professionalInformation', saveProfession, loadFacts),
    profession: professions.read,
    pep: peps.read,
    fatca: fatcas.read,
    equity: equity.read,
    saveEquity: makeSaveStep('equityData', equity.save, loadFacts),
  };
};
