export { makeHttpRenewals } from './renewals.adapter.ts';
export { RenewalStatusWord, RenewalStepWord, RenewalWire, SignatureWire } from './renewals.codecs.ts';
