import { isCallFailure, type CallFailure } from '../kernel/call-failure.ts';
import { fieldMessage, type Field, type FieldError } from '../kernel/fields/index.ts';
import type {
  AgeError,
  NotViable,
  NotAfterObjectives,
  ObjectiveMissing,
  ObjectiveNotRemoved,
  ObjectiveNotSaved,
  ObjectivesNotLoaded,
  SaveObjectiveFailure,
  OutlookFailure,
  RetirementError,
  SaveGoalsFailure,
  YearError,
} from './independence.errors.ts';
import { MAX_OBJECTIVES } from './objectives/objective.rules.ts';

/** The chart and its two series. @see spec B §2 Financial independence */
export const LIFE_LINE = { title: 'Linha da Vida Financeira', real: 'Real', ideal: 'Ideal' } as const;

/** The modal for an impossible plan. @see spec B §4 Financial independence calculation */
export const PLAN_NOT_VIABLE =
  'Os valores informados não são compatíveis para sua Liberdade Financeira. Reveja suas metas, objetivos e contribuições.';

/** The sentence after goals were saved. @see spec B §8 Financial independence */
export const GOALS_SAVED = 'Meta registrada com sucesso!';

/**
 * After an objective was saved. The specification writes both as 'Objetivo atualizado/criado com sucesso!'.
 *
 * @see spec B §8 Financial independence; decision Q068
 */
export const objectiveSavedMessage = (saved: 'created' | 'updated'): string =>
  saved === 'created' ? 'Objetivo criado com sucesso!' : 'Objetivo atualizado com sucesso!';

type ObjectiveFailure = ObjectivesNotLoaded | ObjectiveNotSaved | ObjectiveNotRemoved;

/** @see spec B §8 Financial independence */
export const OBJECTIVES_NOT_LOADED = 'Não foi possível carregar os objetivos';

const OBJECTIVE_FAILURES: Readonly<Record<ObjectiveFailure['_tag'], string>> = {
  ObjectivesNotLoaded: OBJECTIVES_NOT_LOADED,
  ObjectiveNotSaved: 'Erro ao salvar objetivo. Por favor tente novamente mais tarde!',
  ObjectiveNotRemoved: 'Não foi possível excluir o objetivo',
};

/** @see spec B §8 Financial independence */
export const objectiveFailureMessage = ({ _tag }: ObjectiveFailure): string => OBJECTIVE_FAILURES[_tag];

/** @see spec B §4 Financial independence calculation, B §8; decisions 0210, 0228 */
export const saveObjectiveMessage = (failure: SaveObjectiveFailure): string => {
  if (failure._tag === 'NotViable') return PLAN_NOT_VIABLE;
  return failure._tag === 'ObjectivesFull' ? OBJECTIVES_FULL : objectiveFailureMessage(failure);
};

/** @see spec B §5 Liberty goals form */
const ageMessage = ({ _tag }: AgeError): string => AGE_ERRORS[_tag];

const AGE_ERRORS: Readonly<Record<AgeError['_tag'], string>> = {
  BelowCurrentAge: 'Não pode ser menor que a idade atual',
  NotBelowLifeExpectancy: 'Deve ser menor que expectativa de vida',
};

/** Why goals have no outlook. @see spec B §5 Liberty goals form; decision 0143 */
export const outlookMessage = (failure: OutlookFailure): string =>
  failure._tag === 'BirthDateMissing' || failure._tag === 'AmountsTooLarge'
    ? saveGoalsMessage(failure)
    : ageMessage(failure);

/** @see spec B §5 Objective; decision Q111 */
const yearMessage = (error: YearError): string => {
  switch (error._tag) {
    case 'NotAfterCurrentYear':
      return 'Deve ser maior que o ano atual';
    case 'NotBeforeRetirement':
      return `Deve ser menor que o ano de aposentadoria (${error.retirementYear})`;
  }
};

type Named = Pick<Field<unknown, unknown>, 'type' | 'caption' | 'whenEmpty'>;

/** The sentence for an error at a field of the goals. @see spec B §5 Liberty goals form */
export const goalsFieldMessage = (field: Named, error: FieldError | RetirementError): string => {
  if (error._tag === 'NotAfterObjectives') return notAfterObjectivesMessage(error);
  return error._tag === 'BelowCurrentAge' || error._tag === 'NotBelowLifeExpectancy'
    ? ageMessage(error)
    : fieldMessage(field, error);
};

/** The words are ours. @see decision 0320 */
const notAfterObjectivesMessage = ({ year, leastAge }: NotAfterObjectives): string =>
  `Deve ser de pelo menos ${leastAge} anos, por causa do objetivo de ${year}`;

/** The sentence for an error at a field of an objective. @see spec B §5 Objective */
export const objectiveFieldMessage = (field: Named, error: FieldError | YearError): string =>
  error._tag === 'NotAfterCurrentYear' || error._tag === 'NotBeforeRetirement'
    ? yearMessage(error)
    : fieldMessage(field, error);

/** @see spec B §8 Financial independence */
export const objectiveMissingMessage = ({ _tag }: ObjectiveMissing): string => MISSING[_tag];

const MISSING: Readonly<Record<ObjectiveMissing['_tag'], string>> = {
  IndexMissing: 'Índice do objetivo não encontrado.',
  ObjectiveMissing: 'Objetivo não encontrado.',
};

/** The sentence for a client without a birth date. The words are ours. @see decision 0143 */
const BIRTH_DATE_MISSING =
  'Não encontramos a sua data de nascimento, sem a qual o plano não pode ser calculado. Fale com o seu Planejador.';

const NOT_SAVED: Readonly<Record<Exclude<SaveGoalsFailure, CallFailure>['_tag'], string>> = {
  NotViable: PLAN_NOT_VIABLE,
  AmountsTooLarge: PLAN_NOT_VIABLE,
  BirthDateMissing: BIRTH_DATE_MISSING,
};

/** What the sentence needs of a failure: an impossible plan has the same sentence wherever it breaks. */
type SaidFailure = Exclude<SaveGoalsFailure, NotViable> | Pick<NotViable, '_tag'>;

/** Amounts that are too large make a plan that does not hold, too. @see spec B §4 Financial independence calculation, B §8 */
export const saveGoalsMessage = (failure: SaidFailure): string =>
  isCallFailure(failure) ? 'Ocorreu um erro ao tentar salvar os dados.' : NOT_SAVED[failure._tag];

/** The question before an objective is removed. @see spec B §5 */
export const removalQuestion = (title: string): string => `Deseja mesmo remover o objetivo "${title}"?`;

/** The sentence after an objective was removed. The words are ours. */
export const OBJECTIVE_REMOVED = 'Objetivo removido.';

/** The sentence for a client without objectives. The words are ours. */
export const NO_OBJECTIVES = 'Você ainda não tem objetivos.';

/** The sentence for a client who may not add an objective. The words are ours. @see spec B §4 Objectives */
export const OBJECTIVES_FULL = `Você já tem ${MAX_OBJECTIVES} objetivos, o máximo.`;

/** The sentence for a client who has not saved goals yet. The words are ours. */
export const NO_GOALS = 'Você ainda não registrou suas metas.';
