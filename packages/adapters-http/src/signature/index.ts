export { makeHttpSignatures, signedTermPath } from './signatures.adapter.ts';
export { SignedTermWire } from './signatures.codecs.ts';
