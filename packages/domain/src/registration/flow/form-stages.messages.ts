import { STEP_PROGRESS, type FormStep, type RegistrationStep } from './registration-step.ts';

/** The stages of the form, by their last page. The captions are ours. @see decision 0407 */
const STAGES: readonly (readonly [FormStep, string])[] = [
  ['choosePlanner', 'Acesso'],
  ['identification', 'Identificação'],
  ['personalData', 'Dados pessoais'],
  ['addressData', 'Endereço'],
  ['fatcaOtherCountry', 'Informações fiscais'],
  ['setBankAccount', 'Contas bancárias'],
  ['professionalInformation', 'Dados profissionais'],
  ['equityData', 'Dados patrimoniais'],
];

export const FORM_STAGES: readonly string[] = STAGES.map(([, caption]) => caption);

/** The place of a page among the stages. @returns -1 for a page without progress */
export const stageAt = (step: RegistrationStep): number => {
  const progress = STEP_PROGRESS[step];
  return progress === undefined ? -1 : STAGES.findIndex(([last]) => (STEP_PROGRESS[last] ?? 0) >= progress);
};

const inSentence = (caption: string): string => caption.charAt(0).toLowerCase() + caption.slice(1);

/** What a registration asks for, before it begins. @see decision 0407 */
export const FORM_OUTLINE =
  `São ${STAGES.length} etapas: ${new Intl.ListFormat('pt-BR').format(FORM_STAGES.map(inSentence))}. ` +
  'Depois vêm o questionário de perfil e a assinatura.';

/** Where a client stopped. @returns `undefined` after the form @see decision 0407 */
export const stoppedAt = (due: RegistrationStep | undefined): string | undefined => {
  const stage = due === undefined ? -1 : stageAt(due);
  return stage === -1 ? undefined : `Você parou na etapa ${stage + 1} de ${STAGES.length}: ${FORM_STAGES[stage]}.`;
};
