export { makeHttpRenewedSuitability } from './renewed-suitability.adapter.ts';
