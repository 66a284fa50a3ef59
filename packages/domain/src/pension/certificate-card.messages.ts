import { formatPercent } from '../kernel/formats.ts';
import type { PensionCertificate } from './pension.ts';

/** A caption and its value. */
export interface CardLine {
  readonly caption: string;
  readonly value: string;
}

/** The formatted card of a certificate: four facts, then the beneficiaries with their shares. */
export interface CertificateCard {
  readonly facts: readonly CardLine[];
  /** One line for each beneficiary, in the order of the insurer: the name, and the share as `33,34%`. */
  readonly beneficiaries: readonly CardLine[];
}

/** The title of the beneficiaries, and the sentence when there are none. The words are ours (decision 0147). */
export const BENEFICIARIES = { title: 'Beneficiários', none: 'Nenhum beneficiário informado.' } as const;

/** Formats the card of a certificate. @see spec B §2 Pension, B §3 Pension certificate; decision 0147 */
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
