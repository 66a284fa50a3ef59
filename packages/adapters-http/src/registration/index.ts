export { makeHttpBankAccounts } from './bank-accounts.adapter.ts';
export { makeHttpClientRecords } from './client-records.adapter.ts';
export { makeHttpNewClients } from './new-clients.adapter.ts';
export { makeHttpOptionLists } from './option-lists.adapter.ts';
export { makeHttpPlanners } from './planners.adapter.ts';
export { makeHttpStandings } from './standings.adapter.ts';
