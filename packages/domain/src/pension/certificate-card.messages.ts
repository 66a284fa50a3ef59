import { formatPercent } from '../kernel/formats.ts';
import type { PensionCertificate } from './pension.ts';

/** A caption and its value. */
export interface CardLine {
  readonly caption: string;
  readonly value: string;
}

/** A beneficiary: the name, and the share as `33,34%`. */
export interface ShareLine extends CardLine {
  /** 50 is 50%. */
  readonly percent: number;
}

/** The formatted card of a certificate: four facts, then the beneficiaries in the order of the insurer. */
export interface CertificateCard {
  readonly number: CardLine;
  readonly fund: CardLine;
  readonly plan: CardLine;
  readonly taxRegime: CardLine;
  readonly beneficiaries: readonly ShareLine[];
}

/** The title of the beneficiaries, and the sentence when there are none. The words are ours (decision 0147). */
export const BENEFICIARIES = { title: 'Beneficiários', none: 'Nenhum beneficiário informado.' } as const;

/** Formats the card of a certificate. @see spec B §2 Pension, B §3 Pension certificate; decision 0147 */
export const certificateCard = (certificate: PensionCertificate): CertificateCard => ({
  number: { caption: 'Certificado', value: certificate.number },
  fund: { caption: 'Fundo', value: certificate.fundName },
  plan: { caption: 'Plano', value: certificate.planType },
  taxRegime: { caption: 'Regime de tributação', value: certificate.taxRegime },
  beneficiaries: certificate.beneficiaries.map(({ name, percent }) => ({
    caption: name,
    value: formatPercent(percent),
    percent,
  })),
});
