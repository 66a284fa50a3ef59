export { makeHttpNewClients } from './new-clients.adapter.ts';
export { makeHttpOptionLists } from './option-lists.adapter.ts';
