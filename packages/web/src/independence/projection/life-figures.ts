import type { Chances, Objective, Outlook, Plan } from '@aroeira/domain/independence';
import { LIFE_LINE } from '@aroeira/domain/independence/messages';
import type { Cents } from '@aroeira/domain/kernel';
import type { ChartLine } from '../../ui/charts/line-chart/drawing.ts';
import { toneOf } from '../objectives/objective-colors.ts';

/** What stands on the axis and in the first column of the table. */
export type LifeScale = 'ages' | 'years';

/** A point that stands for an objective. */
interface LifeMark {
  /** The place among the ages. */
  readonly at: number;
  readonly amount: number;
  /** The class of its colour. */
  readonly tone: string;
}

/** What the chart 'Linha da Vida Financeira' draws: amounts in cents, one for each age. */
export interface LifeFigures {
  /** In completed years. */
  readonly ages: readonly number[];
  /** What the axis shows for each age: the age, or the year. */
  readonly steps: readonly number[];
  readonly lines: readonly ChartLine[];
  /** The band of the simulation. */
  readonly band?: { readonly low: readonly number[]; readonly high: readonly number[] } | undefined;
  /** The place of the retirement age, and its caption. */
  readonly retirement: { readonly at: number; readonly age: number };
  readonly marks: readonly LifeMark[];
}

/** The lines of one plan. */
interface Shown {
  readonly plan: Plan;
  readonly outlook: Outlook;
  readonly objectives: readonly Objective[];
  readonly scale: LifeScale;
  /** The line of the plan that the client tries. */
  readonly tried?: { readonly plan: Plan; readonly real: readonly Cents[] } | undefined;
  /** Of the tried plan, if there is one. */
  readonly chances?: Chances | undefined;
}

/** The name of the line of a tried plan. */
const TRIED = 'Plano testado';

const LOOKS = {
  real: { name: LIFE_LINE.real, tone: 'tone-a', isDashed: false },
  ideal: { name: LIFE_LINE.ideal, tone: 'tone-b', isDashed: true },
  tried: { name: TRIED, tone: 'tone-c', isDashed: false },
} as const;

export const lifeFigures = ({ plan, outlook, objectives, scale, tried, chances }: Shown): LifeFigures => {
  const { ages, real, ideal } = outlook.projection;
  const { currentAge, currentYear, goals } = tried?.plan ?? plan;
  const own = [
    { ...LOOKS.real, values: real },
    { ...LOOKS.ideal, values: ideal },
  ];
  return {
    ages,
    steps: scale === 'ages' ? ages : ages.map((age) => currentYear + age - currentAge),
    lines: tried === undefined ? own : [...own, { ...LOOKS.tried, values: tried.real }],
    band: chances && { low: chances.low, high: chances.high },
    retirement: { at: goals.retirementAge - currentAge, age: goals.retirementAge },
    marks: objectives.flatMap(({ year, color }) => {
      const at = year - currentYear;
      const amount = (tried?.real ?? real)[at];
      return amount === undefined ? [] : [{ at, amount, tone: toneOf(color) }];
    }),
  };
};
