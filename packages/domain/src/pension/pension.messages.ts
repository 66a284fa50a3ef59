import type { PensionPanel } from './pension.ts';

/** The sentences of a panel, one per paragraph. The last one of `TryLater` links to the support's WhatsApp. */
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
  `Olá! Não consegui consultar minha previdência. Erro ${errorNumber}.`;

/** @see spec B §8 Pension page, letter by letter */
const TRY_LATER = 'Por favor, tente mais tarde.';

/** The words are ours, because the specification gives three facts and no sentence. @see spec B §8 Pension page */
const NO_PLAN: readonly string[] = [
  'Não existe plano de previdência para este CPF.',
  'Novos planos aparecem em até 6 dias úteis após a primeira contribuição.',
  'Em caso de portabilidade, aguarde o prazo de liberação da instituição cedente.',
];
