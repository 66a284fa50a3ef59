import type { ManualReason } from './distribution.ts';

/** The button by which the client takes the amounts over. @see spec B §4 Investment flow 4 */
export const TAKE_OVER = 'Definir alocação';

/** Why nothing is suggested, and what to do then. The sentences are ours. @see spec B §4 Investment flow 4 */
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
