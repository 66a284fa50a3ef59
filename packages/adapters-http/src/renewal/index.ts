export { makeHttpRenewals } from './renewals.adapter.ts';
