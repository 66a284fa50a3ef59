import { CentsFromReais } from '@aroeira/adapters-http/http';
import { libertyBody } from '@aroeira/adapters-http/independence';
import {
  goalsForm,
  goalsValuesOf,
  LIFE_LINE,
  lifeLines,
  monthlySavings,
  PLAN_NOT_VIABLE,
  planFigures,
  type Goals,
  type Outlook,
} from '@aroeira/domain/independence';
import { formatBrl, formatBrlWhole, formatPercent, type Cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as RA from 'fp-ts/ReadonlyArray';
import type { Answer } from '../output.ts';
import type { Refusal } from '../refusal.ts';
import { facts, right, table } from '../table.ts';
import { outlookJson } from './plan-rule.codecs.ts';

/** The goals and their outlook, or why they have none. */
export const libertyAnswer = (goals: Goals, outlook: E.Either<Refusal, Outlook>): Answer => ({
  json: {
    ...libertyBody(goals),
    monthlySavings: reais(monthlySavings(goals)),
    reserveAtRetirement: E.isRight(outlook) ? reais(outlook.right.reserveAtRetirement) : null,
    idealMonthlySavings: E.isRight(outlook) ? reais(outlook.right.missing.amount) : null,
    valid: E.isRight(outlook) ? outlook.right.isViable : null,
  },
  text: [goalsText(goals), E.isRight(outlook) ? figuresText(goals, outlook.right) : outlook.left.message].join('\n\n'),
});

const reais = (amount: Cents): number => CentsFromReais.encode(amount);

const { fields } = goalsForm(undefined);

const goalsText = (goals: Goals): string =>
  facts([
    [fields.retirementIncome.caption, formatBrl(goals.retirementIncome)],
    [fields.retirementAge.caption, `${goals.retirementAge} anos`],
    [fields.yearlyReturn.caption, formatPercent(goalsValuesOf(goals).yearlyReturn)],
    [fields.lifeExpectancy.caption, `${goals.lifeExpectancy} anos`],
    [fields.inheritance.caption, formatBrl(goals.inheritance)],
    [fields.currentReserve.caption, formatBrl(goals.currentReserve)],
    [fields.monthlyIncome.caption, formatBrl(goals.monthlyIncome)],
    [fields.monthlyExpense.caption, formatBrl(goals.monthlyExpense)],
  ]);

const figuresText = (goals: Goals, outlook: Outlook): string =>
  facts(planFigures(goals, outlook).map(({ caption, amount }) => [caption, formatBrl(amount)])) + warning(outlook);

const warning = ({ isViable }: Outlook): string => (isViable ? '' : `\n\n${PLAN_NOT_VIABLE}`);

/**
 * The chart as a table, one line for each birthday.
 *
 * @see spec B §2 Financial independence, B §5 "chart money 0 decimals"
 */
export const projectionAnswer = (outlook: Outlook): Answer => {
  const [real, ideal] = lifeLines(outlook.projection);
  const heads = ['Idade', LIFE_LINE[real.series], LIFE_LINE[ideal.series]];
  const rows = RA.zip(real.points, ideal.points).map(([now, should]) => [
    String(now.age),
    formatBrlWhole(now.balance),
    formatBrlWhole(should.balance),
  ]);
  const drawn = table(heads.map(right), rows);
  return { json: outlookJson(outlook), text: `${LIFE_LINE.title}\n\n${drawn}${warning(outlook)}` };
};
