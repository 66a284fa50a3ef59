import {
  declareForm,
  moneyField,
  numberField,
  selectField,
  textField,
  type Choice,
  type SelectField,
  type Values,
} from '../../kernel/fields/index.ts';
import { yearOf } from '../../kernel/days.ts';
import type { YearError } from '../independence.errors.ts';
import { checkYear } from './objective.rules.ts';

/** How many characters a title may have. @see spec B §5 Objective */
export const TITLE_LENGTH = 25;
const YEAR_DIGITS = 4;

/** The five stored colours of an objective, each with its name on the screen. @see decision 0227 */
export const OBJECTIVE_COLORS = [
  { value: '#0B5140', label: 'Verde' },
  { value: '#3260B9', label: 'Azul' },
  { value: '#B5476A', label: 'Rosa' },
  { value: '#A68A26', label: 'Dourado' },
  { value: '#432449', label: 'Roxo' },
] as const;

/** The name of a stored colour that is none of the five. The words are ours. @see decision 0227 */
const OTHER_COLOR = 'Outra cor';

/** A stored colour with its name on the screen. Upper and lower case are the same colour. @see decision 0227 */
export const objectiveColor = (stored: string): Choice<string> =>
  OBJECTIVE_COLORS.find(({ value }) => value.toLowerCase() === stored.toLowerCase()) ?? {
    value: stored,
    label: OTHER_COLOR,
  };

/** The five colours, and the stored one if it is another. No other select starts with a choice (spec B §5). */
const colorField = (stored: string | undefined): SelectField<string> => {
  const isOther = stored !== undefined && objectiveColor(stored).label === OTHER_COLOR;
  const choices = isOther ? [...OBJECTIVE_COLORS, objectiveColor(stored)] : OBJECTIVE_COLORS;
  return { ...selectField<string>({ caption: 'Cor', choices }), empty: OBJECTIVE_COLORS[0].value };
};

const fields = {
  title: textField({ caption: 'Título', maxLength: TITLE_LENGTH }),
  amount: moneyField({ caption: 'Valor', decimals: 0 }),
  year: numberField({ caption: 'Ano', minLength: YEAR_DIGITS, maxLength: YEAR_DIGITS }),
  color: colorField(undefined),
};

/** The fields of an objective. */
export type ObjectiveFields = typeof fields;

/** The values of the form of an objective. */
export type ObjectiveValues = Values<ObjectiveFields>;

/**
 * @param retirementYear from `retirementYearOf`
 * @param stored the colour of an edited objective stays a choice
 * @see spec B §5 Objective; decisions Q111, 0227
 */
export const objectiveForm = (retirementYear: number | undefined, stored?: string) =>
  declareForm<ObjectiveFields, never, YearError>({
    fields: { ...fields, color: colorField(stored) },
    rules: {
      year: ({ values: { year }, today }) =>
        year === undefined ? undefined : checkYear(year, { currentYear: yearOf(today), retirementYear }),
    },
  });
