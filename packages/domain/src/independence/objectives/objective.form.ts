import {
  declareForm,
  moneyField,
  numberField,
  selectField,
  textField,
  type SelectField,
  type Values,
} from '../../kernel/fields/index.ts';
import { yearOf } from '../../kernel/days.ts';
import type { YearError } from '../independence.errors.ts';
import { checkYear } from './objective.rules.ts';

/** @see spec B §5 Objective */
const TITLE_LENGTH = 25;
const YEAR_DIGITS = 4;

/** The five stored colours of an objective, each with its name on the screen. @see decision Q115 */
export const OBJECTIVE_COLORS = [
  { value: '#0B5140', label: 'Verde' },
  { value: '#3260B9', label: 'Azul' },
  { value: '#B5476A', label: 'Rosa' },
  { value: '#A68A26', label: 'Dourado' },
  { value: '#432449', label: 'Roxo' },
] as const;

// This is the only select that starts with a choice (spec B §5).
const color: SelectField<string> = {
  ...selectField<string>({ caption: 'Cor', choices: OBJECTIVE_COLORS }),
  empty: OBJECTIVE_COLORS[0].value,
};

const fields = {
  title: textField({ caption: 'Título', maxLength: TITLE_LENGTH }),
  amount: moneyField({ caption: 'Valor', decimals: 0 }),
  year: numberField({ caption: 'Ano', minLength: YEAR_DIGITS, maxLength: YEAR_DIGITS }),
  color,
};

/** The values of the form of an objective. */
export type ObjectiveValues = Values<typeof fields>;

/**
 * The form of one objective. Its captions are ours.
 *
 * @param retirementYear from `retirementYearOf`
 * @see spec B §5 Objective; decision Q111
 */
export const objectiveForm = (retirementYear: number | undefined) =>
  declareForm<typeof fields, never, YearError>({
    fields,
    rules: {
      year: ({ values: { year }, today }) =>
        year === undefined ? undefined : checkYear(year, { currentYear: yearOf(today), retirementYear }),
    },
  });
