import { CertificateWire } from '@aroeira/adapters-http/pension';
import type { PensionCertificate } from '@aroeira/domain/pension';
import { BENEFICIARIES, certificateCard, type CardLine, type CertificateCard } from '@aroeira/domain/pension/messages';
import type { Answer } from '../output.ts';
import { facts, left, right, table } from '../table.ts';

/** Certificates in the words of the wire, or as cards. */
export const pensionAnswer = (certificates: readonly PensionCertificate[]): Answer => ({
  json: certificates.map(CertificateWire.encode),
  text: certificates.map((certificate) => cardText(certificateCard(certificate))).join('\n\n\n'),
});

const cardText = ({ number, fund, plan, taxRegime, beneficiaries }: CertificateCard): string => {
  const lines = [number, fund, plan, taxRegime];
  return [facts(lines.map(({ caption, value }) => [caption, value])), beneficiariesText(beneficiaries)].join('\n\n');
};

const beneficiariesText = (lines: readonly CardLine[]): string =>
  lines.length === 0
    ? BENEFICIARIES.none
    : table(
        [left(BENEFICIARIES.title), right('%')],
        lines.map(({ caption, value }) => [caption, value]),
      );
