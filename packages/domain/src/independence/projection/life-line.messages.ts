import { amountCell, csv } from '../../kernel/csv.ts';
import { formatBrlWhole } from '../../kernel/formats.ts';
import { zero, type Cents } from '../../kernel/money.ts';
import type { Chances } from '../chances/chances.rules.ts';
import { LIFE_LINE } from '../independence.messages.ts';
import type { Outlook, Plan } from '../plan.ts';
import { ageWithoutMoney, savingsThatHold } from './plan-break.rules.ts';

/** Whose lines the chart shows. */
const BEGINNINGS = { saved: 'Com a poupança de hoje', tried: 'No plano testado' } as const;

/** Says in words what the chart shows. The words are ours. */
export const lifeLineSentence = (plan: Plan, outlook: Outlook, whose: keyof typeof BEGINNINGS = 'saved'): string => {
  const { retirementAge, lifeExpectancy } = plan.goals;
  const ending = ageWithoutMoney(outlook);
  if (ending !== undefined)
    return `${BEGINNINGS[whose]}, o dinheiro acaba aos ${ending} anos, antes dos ${lifeExpectancy}. ${lacking(plan, outlook)}`;
  const { real } = outlook.projection;
  const atRetirement = real[retirementAge - plan.currentAge] ?? zero;
  const enough = atRetirement >= outlook.reserveAtRetirement ? 'o plano pede só' : 'o plano pede';
  return (
    `${BEGINNINGS[whose]}, você chega aos ${retirementAge} anos com ${formatBrlWhole(atRetirement)} e aos ` +
    `${lifeExpectancy} com ${formatBrlWhole(real.at(-1) ?? zero)}; ${enough} ${formatBrlWhole(outlook.reserveAtRetirement)} aos ${retirementAge}.`
  );
};

/** Says in short how a life line ends: `R$ 3.659.834 aos 90 anos`, or `O dinheiro acaba aos 81 anos`. */
export const lifeLineEnd = (plan: Plan, outlook: Outlook): string => {
  const ending = ageWithoutMoney(outlook);
  return ending === undefined
    ? `${formatBrlWhole(outlook.projection.real.at(-1) ?? zero)} aos ${plan.goals.lifeExpectancy} anos`
    : `O dinheiro acaba aos ${ending} anos`;
};

/** The savings are those of the modal. @see decision 0226 */
const lacking = (plan: Plan, outlook: Outlook): string => {
  const { missing } = outlook;
  const lasting = plan.goals.inheritance === zero ? 'Para durar' : 'Para durar e deixar a herança';
  if (missing._tag === 'AtOnce') return `${lasting}, faltam ${formatBrlWhole(missing.amount)} hoje.`;
  const savings = savingsThatHold(plan, outlook);
  return savings === undefined
    ? 'Poupar mais não basta: reveja os seus objetivos.'
    : `${lasting}, poupe ${formatBrlWhole(savings)} por mês.`;
};

/** The chart for a spreadsheet: a row for each birthday. With a simulation also its band. */
export const lifeLineCsv = (plan: Plan, { projection: { ages, real, ideal } }: Outlook, band?: Chances): string =>
  csv([
    ['Idade', 'Ano', ...[LIFE_LINE.real, LIFE_LINE.ideal, ...(band ? BAND_ENDS : [])].map((name) => `${name} (R$)`)],
    ...ages.map((age, at) => [
      String(age),
      String(plan.currentYear + age - plan.currentAge),
      ...[real, ideal, ...(band ? [band.low, band.high] : [])].map((line: readonly Cents[]) =>
        amountCell(line[at] ?? zero),
      ),
    ]),
  ]);

/** The heads of the two columns of the band. */
export const BAND_ENDS = ['Mínimo da faixa', 'Máximo da faixa'] as const;
