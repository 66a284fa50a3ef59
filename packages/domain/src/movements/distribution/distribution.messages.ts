import type { ManualReason } from './distribution.ts';

/** The button that lets the client set the amounts. @see spec B §4 Investment flow 4 */
export const TAKE_OVER = 'Definir alocação';

const MANUAL_REASONS: Readonly<Record<ManualReason, string>> = {
  'no-suitability': 'Responda ao questionário de perfil para receber uma sugestão.',
  'suggestion-failed': 'Não foi possível sugerir uma distribuição. Defina os valores manualmente.',
  'suggestion-breaks-minimum': 'A sugestão fica abaixo do valor mínimo de ao menos um dos fundos. Ajuste os valores.',
  chosen: 'Os valores são definidos manualmente.',
};

/** Why the client sets the amounts by hand. The sentences are ours. @see spec B §4 Investment flow 4 */
export const manualReasonMessage = (reason: ManualReason): string => MANUAL_REASONS[reason];
