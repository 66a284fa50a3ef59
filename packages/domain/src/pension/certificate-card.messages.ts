import { formatPercent } from '../kernel/formats.ts';
import type { PensionCertificate } from './pension.ts';

/** A caption and what stands beside it. */
export interface CardLine {
  readonly caption: string;
  readonly value: string;
}

/** A certificate as it is read: its four facts, then who receives what it leaves, each with a share in pt-BR. */
export interface CertificateCard {
  readonly facts: readonly CardLine[];
  /** One a beneficiary, in the insurer's order: the name is the caption, `33,34%` the value. */
  readonly beneficiaries: readonly CardLine[];
}

/** Stands over the beneficiaries, and in their place when there are none. The captions are ours: see decision 0147. */
export const BENEFICIARIES = { title: 'Beneficiários', none: 'Nenhum beneficiário informado.' } as const;

/**
 * What the card of a certificate shows.
 *
 * @see spec B §2 Pension, B §3 Pension certificate; decision 0147
 */
export const certificateCard = (certificate: PensionCertificate): CertificateCard => ({
  facts: [
    { caption: 'Certificado', value: certificate.number },
    { caption: 'Fundo', value: certificate.fundName },
    { caption: 'Plano', value: certificate.planType },
    { caption: 'Regime de tributação', value: certificate.taxRegime },
  ],
  beneficiaries: certificate.beneficiaries.map(({ name, percent }) => ({
    caption: name,
    value: formatPercent(percent),
  })),
});
