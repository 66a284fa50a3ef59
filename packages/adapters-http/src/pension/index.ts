export { makeHttpPensionCertificates } from './pension-certificates.adapter.ts';
export { certificateWire } from './pension.codecs.ts';
