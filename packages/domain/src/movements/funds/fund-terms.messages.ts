import { termItems } from './fund-terms.rules.ts';
import type { TermItem, TermsToSign } from './fund-terms.ts';

/** @see spec B §4 Signing fund terms */
export const termCaption = (item: TermItem): string => {
  switch (item._tag) {
    case 'ConformityTerm':
      return 'Desenquadramento';
    case 'AdhesionTerm':
      return `ADESÃO FUNDO ${item.fundName}`;
  }
};

/**
 * The button that opens the signing page. Its text depends on the number of terms.
 *
 * @see spec B §4 Signing fund terms; decision Q090
 */
export const signButton = (terms: readonly TermItem[]): string =>
  terms.length === 1 ? 'Assinar termo' : 'Assinar termos';

/** @see spec B §4 Signing fund terms */
export const SIGNING_TEXTS = {
  signed: 'Identificamos a assinatura',
  next: 'Avançar',
  missing: 'Erro: Dados dos termos não encontrados',
  checkFailed: 'Erro ao verificar status da assinatura',
  retry: 'Tentar Novamente',
} as const;

/** What the client must sign first, and where. The words are ours, for a surface without a page of the signature. */
export const termsNotSignedMessage = (terms: TermsToSign): string =>
  `Antes de investir, assine em ${terms.signUrl}: ${termItems(terms).map(termCaption).join(', ')}.`;
