import type { AgeError, ObjectiveMissing, SaveGoalsFailure, YearError } from './independence.errors.ts';

/** The modal about a plan that does not hold. @see spec B §4 Financial independence calculation */
export const PLAN_NOT_VIABLE =
  'Os valores informados não são compatíveis para sua Liberdade Financeira. Reveja suas metas, objetivos e contribuições.';

/** Outcomes of the independence pages. @see spec B §8 Financial independence; decision Q068 for the two of saving */
export const INDEPENDENCE_TEXTS = {
  goalsSaved: 'Meta registrada com sucesso!',
  objectiveCreated: 'Objetivo criado com sucesso!',
  objectiveUpdated: 'Objetivo atualizado com sucesso!',
  objectivesNotLoaded: 'Não foi possível carregar os objetivos',
  objectiveNotRemoved: 'Não foi possível excluir o objetivo',
  objectiveNotSaved: 'Erro ao salvar objetivo. Por favor tente novamente mais tarde!',
} as const;

/** @see spec B §5 Liberty goals form */
export const ageMessage = (error: AgeError): string => {
  switch (error._tag) {
    case 'BelowCurrentAge':
      return 'Não pode ser menor que a idade atual';
    case 'NotBelowLifeExpectancy':
      return 'Deve ser menor que expectativa de vida';
  }
};

/** @see spec B §5 Objective; decision Q111 */
export const yearMessage = (error: YearError): string => {
  switch (error._tag) {
    case 'NotAfterCurrentYear':
      return 'Deve ser maior que o ano atual';
    case 'NotBeforeRetirement':
      return `Deve ser menor que o ano de aposentadoria (${error.retirementYear})`;
  }
};

/** @see spec B §8 Financial independence */
export const objectiveMissingMessage = (error: ObjectiveMissing): string => {
  switch (error._tag) {
    case 'IndexMissing':
      return 'Índice do objetivo não encontrado.';
    case 'ObjectiveMissing':
      return 'Objetivo não encontrado.';
  }
};

/** @see spec B §4 Financial independence calculation, B §8; an amount beyond reckoning is no compatible plan either */
export const saveGoalsMessage = (failure: SaveGoalsFailure): string => {
  switch (failure._tag) {
    case 'NotViable':
    case 'AmountsTooLarge':
      return PLAN_NOT_VIABLE;
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return 'Ocorreu um erro ao tentar salvar os dados.';
  }
};

/** The question before an objective goes. @see spec B §5 */
export const removalQuestion = (title: string): string => `Deseja mesmo remover o objetivo "${title}"?`;
