export { makeHttpPensionCertificates } from './pension-certificates.adapter.ts';
export { CertificateWire } from './pension.codecs.ts';
