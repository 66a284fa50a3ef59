import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { chancesOf, simulationOf } from '../chances/chances.rules.ts';
import type { Outlook, Plan } from '../plan.ts';
import { expense, plan } from '../testing/index.ts';
import { lifeLineCsv, lifeLineEnd, lifeLineSentence } from './life-line.messages.ts';
import { outlookOf } from './outlook.rules.ts';
import { breakOf } from './plan-break.rules.ts';

/** @throws when the plan cannot be calculated */
const outlook = (of: Plan): Outlook =>
  E.getOrElse((failure): Outlook => {
    throw new Error(JSON.stringify(failure));
  })(outlookOf(of));
const said = (of: Plan) => lifeLineSentence(of, outlook(of)).replaceAll('\u00a0', ' ');

it('says when the money ends, and what is missing', () => {
  expect(said(plan({ yearlyReturn: 0 }))).toBe(
    'Com a poupança de hoje, o dinheiro acaba aos 64 anos, antes dos 80. Para durar, poupe R$ 5.000 por mês.',
  );
  expect(said({ ...plan({ yearlyReturn: 0, currentReserve: cents(100_000_00) }), currentAge: 60 })).toBe(
    'Com a poupança de hoje, o dinheiro acaba aos 62 anos, antes dos 80. Para durar, faltam R$ 1.100.000 hoje.',
  );
});

it('names the savings in whole reais that are enough, and the inheritance that they leave', () => {
  const of = plan({ inheritance: cents(240_000_02) });
  expect(said({ ...of, goals: { ...of.goals, yearlyReturn: 0 } })).toMatch(
    /Para durar e deixar a herança, poupe R\$ 6\.001 por mês\.$/,
  );
});

it('does not promise that savings help while the ideal line breaks as well', () => {
  expect(said(plan({}, [expense(300_000_00, 2028)]))).toBe(
    'Com a poupança de hoje, o dinheiro acaba aos 42 anos, antes dos 80. Poupar mais não basta: reveja os seus objetivos.',
  );
});

it('says when the money ends, even if the ideal line ends sooner', () => {
  // Saves R$ 4.000 a month, of which R$ 100 are needed: the objectives come before the savings for them.
  const early = plan({ yearlyReturn: 0, retirementIncome: cents(10_00), monthlyIncome: cents(7_000_00) }, [
    expense(40_000_00, 2027),
    expense(60_000_00, 2028),
  ]);
  expect(breakOf(early, outlook(early))).toMatchObject({ series: 'ideal', age: 41 });
  expect(said(early)).toMatch(/o dinheiro acaba aos 42 anos/);
});

it('says what the client has at retirement and at the end, beside what the plan asks for', () => {
  expect(lifeLineSentence(plan({ yearlyReturn: 0 }), outlook(plan({ yearlyReturn: 0 })), 'tried')).toMatch(
    /^No plano testado, o dinheiro acaba aos 64 anos/,
  );
  const richer = { yearlyReturn: 0, currentReserve: cents(1_500_000_00) };
  expect(said(plan(richer))).toBe(
    'Com a poupança de hoje, você chega aos 60 anos com R$ 1.740.000 e aos 80 com R$ 540.000; o plano pede só R$ 1.200.000 aos 60.',
  );
  expect(said(plan({ ...richer, inheritance: cents(600_000_00) }))).toContain('; o plano pede R$ 1.800.000 aos 60.');
});

it('says in short how it ends', () => {
  const end = (of: Plan) => lifeLineEnd(of, outlook(of)).replaceAll('\u00a0', ' ');
  expect(end(plan({ yearlyReturn: 0 }))).toBe('O dinheiro acaba aos 64 anos');
  expect(end(plan({ yearlyReturn: 0, currentReserve: cents(1_500_000_00) }))).toBe('R$ 540.000 aos 80 anos');
});

it('is a spreadsheet with a row for each age, and with the band of a simulation', () => {
  const of = plan({ yearlyReturn: 0, lifeExpectancy: 61 });
  const rows = lifeLineCsv(of, outlook(of)).slice(1).split('\r\n');
  expect(rows.slice(0, 3)).toEqual(['Idade;Ano;Real (R$);Ideal (R$)', '40;2026;0,00;0,00', '41;2027;12000,00;3000,00']);
  expect(rows).toHaveLength(1 + 22);
  const band = E.toUnion(chancesOf(of, { ...simulationOf(of, undefined), volatility: 0 }));
  expect('low' in band && lifeLineCsv(of, outlook(of), band).split('\r\n')[2]).toBe(
    '41;2027;12000,00;3000,00;12000,00;12000,00',
  );
});
