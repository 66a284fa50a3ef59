import type { PensionCertificate } from '@aroeira/domain/pension';
import * as t from 'io-ts';

/** @see spec B §3 Pension certificate */
const CertificateWire = t.type({
  numeroCertificado: t.string,
  nomeFundo: t.string,
  tipoPlano: t.string,
  regimeTributacao: t.string,
  beneficiarios: t.array(t.type({ nome: t.string, percentualDistribuicao: t.number })),
});

export const CertificatesWire = t.array(CertificateWire);

/** A certificate in our words. */
export const certificateOf = (wire: t.TypeOf<typeof CertificateWire>): PensionCertificate => ({
  number: wire.numeroCertificado,
  fundName: wire.nomeFundo,
  planType: wire.tipoPlano,
  taxRegime: wire.regimeTributacao,
  beneficiaries: wire.beneficiarios.map(({ nome, percentualDistribuicao }) => ({
    name: nome,
    percent: percentualDistribuicao,
  })),
});

/** A certificate in the words of the wire. */
export const certificateWire = (certificate: PensionCertificate): t.OutputOf<typeof CertificateWire> => ({
  numeroCertificado: certificate.number,
  nomeFundo: certificate.fundName,
  tipoPlano: certificate.planType,
  regimeTributacao: certificate.taxRegime,
  beneficiarios: certificate.beneficiaries.map(({ name, percent }) => ({
    nome: name,
    percentualDistribuicao: percent,
  })),
});

/** The status in the body of the insurer's answer. @see spec B §8 Pension page */
export const InsurerStatusWire = t.type({ httpStatus: t.Integer });
