import { CentsFromReais } from '@aroeira/adapters-http/http';
import { libertyBody } from '@aroeira/adapters-http/independence';
import {
  goalsForm,
  goalsValuesOf,
  monthlySavings,
  percentHeld,
  type Chances,
  type Goals,
  type Outlook,
} from '@aroeira/domain/independence';
import {
  BAND_ENDS,
  chanceSentence,
  LIFE_LINE,
  NO_PROMISE,
  PLAN_NOT_VIABLE,
  planFigures,
} from '@aroeira/domain/independence/messages';
import { formatBrl, formatBrlWhole, formatPercent, zero, type Cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
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

const { fields } = goalsForm({});

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

/** What `liberty project` prints. */
interface Projected {
  readonly goals: Goals;
  readonly outlook: Outlook;
  /** Only if the options ask for a simulation. */
  readonly chances?: Chances | undefined;
}

/** One line for each birthday, with a simulation its band and the chance in words. @see decision Q171 */
export const projectionAnswer = ({ goals, outlook, chances }: Projected): Answer => {
  const { ages, real, ideal } = outlook.projection;
  const lines = chances === undefined ? [real, ideal] : [real, ideal, chances.low, chances.high];
  const heads = ['Idade', LIFE_LINE.real, LIFE_LINE.ideal, ...(chances === undefined ? [] : BAND_ENDS)];
  const rows = ages.map((age, at) => [String(age), ...lines.map((line) => formatBrlWhole(line[at] ?? zero))]);
  const drawn = table(heads.map(right), rows);
  const sure = chances === undefined ? '' : `\n\n${chanceSentence({ goals }, chances)} ${NO_PROMISE}`;
  return {
    json: { ...outlookJson(outlook), ...(chances === undefined ? {} : { simulation: chancesJson(chances) }) },
    text: `${LIFE_LINE.title}\n\n${drawn}${sure}${warning(outlook)}`,
  };
};

const chancesJson = ({ low, high, paths, seed, volatility, held }: Chances) => ({
  paths,
  seed,
  volatility,
  held,
  percentHeld: percentHeld({ held, paths }),
  low: low.map(reais),
  high: high.map(reais),
});
