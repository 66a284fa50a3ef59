export { makeHttpOptionLists } from './option-lists.adapter.ts';
