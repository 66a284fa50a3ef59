import type { ManualReason } from './distribution.ts';

/** The button that lets the client set the amounts. @see spec B §4 Investment flow 4 */
export const TAKE_OVER = 'Definir alocação';

/** Why the client must enter the amounts. The sentences are ours. @see spec B §4 Investment flow 4 */
export const manualReasonMessage = (reason: ManualReason): string => {
  switch (reason) {
    case 'no-suitability':
      return 'Responda ao questionário de perfil para receber uma sugestão.';
    case 'suggestion-failed':
      return 'Não foi possível sugerir uma distribuição. Defina os valores manualmente.';
    case 'suggestion-breaks-minimum':
      return 'A sugestão fica abaixo do valor mínimo de um dos fundos. Defina os valores manualmente.';
    case 'chosen':
      return 'Os valores são definidos manualmente.';
  }
};
