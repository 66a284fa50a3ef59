/** As long as the name of a fund may be. */
export const LONG_NAME =
  'Fundo de Investimento em Cotas de Fundos de Investimento Multimercado Crédito Privado Longo Prazo Investimento no Exterior Responsabilidade Limitada';

/** The parts of the page, in their order. */
export const KIT_PARTS = ['actions', 'choices', 'feedback', 'figures', 'surfaces', 'fields'] as const;
export type KitPart = (typeof KIT_PARTS)[number];
