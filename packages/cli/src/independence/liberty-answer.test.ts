import { checkedOutlook, planWith } from '@aroeira/domain/independence';
import { goals, plan } from '@aroeira/domain/independence/testing';
import { calendarDay, cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { libertyAnswer, projectionAnswer } from './liberty-answer.ts';
import { outlookRefusal } from './plan-refusal.ts';

it('shows goals with a past retirement age as they are, with the sentence of the form', () => {
  const outlived = E.mapLeft(outlookRefusal)(checkedOutlook({ ...plan(), currentAge: 61 }));
  const { json, text } = libertyAnswer(goals(), outlived);
  expect(json).toMatchObject({ retirementAge: 60, monthlySavings: 1000, reserveAtRetirement: null, valid: null });
  expect(text.split('\n').at(-1)).toBe('Não pode ser menor que a idade atual');
});

it('shows goals without a birth date, and why they have no outlook', () => {
  const unborn = planWith(goals(), { objectives: [], birth: undefined }, calendarDay('2026-11-21'));
  const { json, text } = libertyAnswer(goals(), E.mapLeft(outlookRefusal)(E.chainW(checkedOutlook)(unborn)));
  expect([json, text]).toMatchObject([{ valid: null }, expect.stringContaining('data de nascimento')]);
});

it('warns of a plan that does not hold, below its figures and below its lines', () => {
  const dry = checkedOutlook(plan({ monthlyIncome: cents(3_000_01) }));
  if (E.isLeft(dry)) throw new Error('no outlook');
  const { json, text } = libertyAnswer(goals(), dry);
  expect(json).toMatchObject({ valid: false });
  for (const shown of [text, projectionAnswer({ goals: goals(), outlook: dry.right }).text])
    expect(shown.split('\n').at(-1)).toMatch(/^Os valores informados não são compatíveis/);
});
