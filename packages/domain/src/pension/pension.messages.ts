import type { PensionPanel } from './pension.ts';

/** The words around the page are ours. @see decision 0190 */
export const PENSION_TEXTS = {
  title: 'Previdência',
  failed: 'Não foi possível mostrar sua previdência',
  support: 'Falar pelo WhatsApp',
} as const;

/** The sentences of a panel, one per paragraph. The last one of `TryLater` sends to the support's WhatsApp. */
export const pensionPanelText = (panel: PensionPanel): readonly string[] => {
  switch (panel._tag) {
    case 'NoPlan':
      return NO_PLAN;
    case 'TryLater':
      return [TRY_LATER, `Se preferir, fale conosco pelo WhatsApp e informe o erro ${panel.errorNumber}.`];
  }
};

/** The message to the support, with the number of the error. The client only sends it. @see spec B §8 Pension page */
export const supportMessage = (errorNumber: number): string =>
  `Olá! Não consegui consultar minha previdência. ${errorText(errorNumber)}`;

/** The number of the error alone, for a deployment whose support has no WhatsApp. */
export const errorText = (errorNumber: number): string => `Erro ${errorNumber}.`;

/** @see spec B §8 Pension page, letter by letter */
const TRY_LATER = 'Por favor, tente mais tarde.';

/** When a plan that is missing on the page may appear. @see spec B §8 Pension page, B §9 */
export const NEW_PLANS = 'Novos planos aparecem em até 6 dias úteis após a primeira contribuição.';

/** The words are ours, because the specification gives three facts and no sentence. @see spec B §8 Pension page */
const NO_PLAN: readonly string[] = [
  'Não existe plano de previdência para este CPF.',
  NEW_PLANS,
  'Em caso de portabilidade, aguarde o prazo de liberação da instituição cedente.',
];
