import {
  makeHttpBankAccounts,
  makeHttpChangeReports,
  makeHttpClientRecords,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpOptionLists,
  makeHttpPapers,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import {
  composeAccountEdit,
  composeForm,
  makeLoadDeclaredFacts,
  makeSaveStep,
  type LoadFlowFacts,
} from '@aroeira/domain/registration';
import type { Connection } from '../../connection.ts';

/** Loads the declarations that decide the flow of the pages. */
export const composeDeclared = ({ http, clock }: Connection) =>
  makeLoadDeclaredFacts({ peps: makeHttpPepRecords(http), fatcas: makeHttpFatcaRecords(http), clock });

/** The use cases of the pages from PEP on: their lists, their saved values, and how each is saved. */
export const composeRecords = ({ http, clock }: Connection, loadFacts: LoadFlowFacts) => {
  const [professions, fatcas] = [makeHttpProfessionalRecords(http), makeHttpFatcaRecords(http)];
  const peps = makeHttpPepRecords(http);
  const bankAccounts = makeHttpBankAccounts(http);
  const equity = makeHttpEquityRecords(http);
  const standings = makeHttpStandings(http);
  const saveAccounts = composeAccountEdit({
    bankAccounts,
    standings,
    reports: makeHttpChangeReports(http),
    unfinished: makeUnfinishedSaves(),
  });
  const form = composeForm({
    clients: makeHttpClientRecords(http),
    papers: makeHttpPapers({ http }),
    peps,
    professions,
    fatcas,
    bankAccounts,
    standings,
    clock,
  });
  return {
    lists: makeHttpOptionLists(http),
    bankAccounts: bankAccounts.list,
    savePep: makeSaveStep({ step: 'pepData', save: form.savePep, loadFacts }),
    saveFatca: makeSaveStep({ step: 'fatcaData', save: form.saveFatca, loadFacts }),
    saveTaxResidences: makeSaveStep({ step: 'fatcaOtherCountry', save: form.saveTaxResidences, loadFacts }),
    saveBankAccounts: makeSaveStep({ step: 'bankAccounts', save: saveAccounts, loadFacts }),
    saveBankAccount: makeSaveStep({ step: 'setBankAccount', save: saveAccounts, loadFacts }),
    saveProfession: makeSaveStep({ step: 'professionalInformation', save: professions.save, loadFacts }),
    profession: professions.read,
    pep: peps.read,
    fatca: fatcas.read,
    equity: equity.read,
    saveEquity: makeSaveStep({ step: 'equityData', save: equity.save, loadFacts }),
  };
};
