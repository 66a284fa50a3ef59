import { ageMessage, checkAges, outlookOf, saveGoalsMessage, type Plan } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { refusalBy, type Refusal } from '../refusal.ts';
import { jsonRule } from '../rules/json-rule.ts';
import { outlookJson, planFrom, PlanRuleWire } from './plan-rule.codecs.ts';

/** `portal rules independence`: a plan worked out, offline. */
export const addRulesIndependence = jsonRule({
  name: 'independence',
  description: 'Work an independence plan out: reserve, savings and a balance for each age. Rates are percents a year.',
  example:
    '{"currentAge":40,"retirementAge":65,"lifeExpectancy":90,"annualReturnRate":6,"monthlyIncomeUsufruct":8000,"inheritanceValue":0,"currentReservation":150000,"monthlyIncome":12000,"monthlyExpense":9000,"currentYear":2026,"objectives":[{"value":50000,"year":2030}]}',
  input: PlanRuleWire,
  answer: (wire) =>
    pipe(
      planFrom(wire),
      agesInOrder,
      E.chain((plan) => pipe(outlookOf(plan), E.mapLeft(refusalBy(saveGoalsMessage)))),
      E.map(outlookJson),
    ),
});

const agesInOrder = (plan: Plan): E.Either<Refusal, Plan> => {
  const { retirementAge: retirement, lifeExpectancy } = plan.goals;
  const error = checkAges({ current: plan.currentAge, retirement, lifeExpectancy });
  return error === undefined ? E.right(plan) : E.left({ ...refusalBy(ageMessage)(error), field: 'retirementAge' });
};
