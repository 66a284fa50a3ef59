import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chancesOf, percentHeld, simulationOf } from './chances/chances.rules.ts';
import { leverChange, leverWords } from './goals/levers.messages.ts';
import { leverRanges, leversOf, leverValuesOf } from './goals/levers.rules.ts';
import type { Outlook, Plan } from './plan.ts';
import { lifeLineCsv, lifeLineEnd, lifeLineSentence } from './projection/life-line.messages.ts';
import { outlookOf } from './projection/outlook.rules.ts';
import { mendMessage } from './projection/plan-break.messages.ts';
import { mendsOf } from './projection/plan-break.rules.ts';
import { planFigures } from './projection/plan-figures.messages.ts';
import { edgePlan } from './testing/any-plan.ts';

const LEVERS = ['monthlySavings', 'retirementAge', 'retirementIncome', 'yearlyReturn'] as const;

/** Everything that a screen says of a plan. */
const saidOf = (of: Plan, outlook: Outlook): string => {
  const chances = chancesOf(of, { ...simulationOf(of, undefined), paths: 3 });
  const band = E.isRight(chances) ? chances.right : undefined;
  const [ranges, saved] = [leverRanges(of), leverValuesOf(leversOf(of.goals))];
  return [
    lifeLineSentence(of, outlook),
    lifeLineEnd(of, outlook),
    lifeLineCsv(of, outlook, band),
    band && percentHeld(band),
    ...planFigures(of.goals, outlook).map(({ amount }) => amount),
    ...mendsOf(of).map(mendMessage),
    ...LEVERS.flatMap((name) => Object.values(ranges[name]).map((value) => leverWords(name, value))),
    ...LEVERS.map((name) => leverChange(name, saved[name], ranges[name].most)),
  ].join('\n');
};

it('has only numbers on the screen, whatever the plan: no NaN, no infinity, no broken cent', () => {
  fc.assert(
    fc.property(edgePlan, (of) => {
      const outlook = outlookOf(of);
      fc.pre(E.isRight(outlook));
      const { reserveAtRetirement, missing, projection } = outlook.right;
      const amounts = [reserveAtRetirement, missing.amount, ...projection.real, ...projection.ideal];
      expect(amounts.every(Number.isSafeInteger)).toBe(true);
      expect(saidOf(of, outlook.right)).not.toMatch(/NaN|Infinity|∞|undefined|null|\de[+-]/);
    }),
  );
});
