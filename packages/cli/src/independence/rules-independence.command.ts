import { checkedOutlook } from '@aroeira/domain/independence';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { jsonRule } from '../rules/json-rule.ts';
import { outlookRefusal } from './plan-refusal.ts';
import { outlookJson, planFrom, PlanRuleWire } from './plan-rule.codecs.ts';

export const addRulesIndependence = jsonRule({
  name: 'independence',
  description: 'Work an independence plan out: reserve, savings and a balance for each age. Rates are percents a year.',
  example:
    '{"currentAge":40,"retirementAge":65,"lifeExpectancy":90,"annualReturnRate":6,"monthlyIncomeUsufruct":8000,"inheritanceValue":0,"currentReservation":150000,"monthlyIncome":12000,"monthlyExpense":9000,"currentYear":2026,"objectives":[{"value":50000,"year":2030}]}',
  input: PlanRuleWire,
  answer: (wire) => pipe(planFrom(wire), checkedOutlook, E.bimap(outlookRefusal, outlookJson)),
});
