import {
  makeHttpBankAccounts,
  makeHttpChangeReports,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpOptionLists,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
  makeHttpStandings,
} from '@aroeira/adapters-http/registration';
import { makeUnfinishedSaves } from '@aroeira/adapters-http/storage';
import {
  makeLoadDeclaredFacts,
  makeSaveBankAccounts,
  editedAccounts,
  makeSaveFatca,
  makeSavePep,
  makeSaveReported,
  makeSaveStep,
  makeSaveTaxResidences,
  type LoadFlowFacts,
  type ProfessionalRecord,
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
  const saveAccounts = makeSaveReported({
    edited: editedAccounts(bankAccounts, makeSaveBankAccounts({ bankAccounts, standings })),
    standings,
    reports: makeHttpChangeReports(http),
    unfinished: makeUnfinishedSaves(),
  });
  const saveProfession = (_: number, record: ProfessionalRecord) => professions.save(record);
  return {
    lists: makeHttpOptionLists(http),
    bankAccounts: bankAccounts.list,
    savePep: makeSaveStep({ step: 'pepData', save: makeSavePep({ peps, professions, clock }), loadFacts }),
    saveFatca: makeSaveStep({ step: 'fatcaData', save: makeSaveFatca(fatcas), loadFacts }),
    saveTaxResidences: makeSaveStep({ step: 'fatcaOtherCountry', save: makeSaveTaxResidences(fatcas), loadFacts }),
    saveBankAccounts: makeSaveStep({ step: 'bankAccounts', save: saveAccounts, loadFacts }),
    saveBankAccount: makeSaveStep({ step: 'setBankAccount', save: saveAccounts, loadFacts }),
    saveProfession: makeSaveStep({ step: 'professionalInformation', save: saveProfession, loadFacts }),
    profession: professions.read,
    pep: peps.read,
    fatca: fatcas.read,
    equity: equity.read,
    saveEquity: makeSaveStep({ step: 'equityData', save: equity.save, loadFacts }),
  };
};
