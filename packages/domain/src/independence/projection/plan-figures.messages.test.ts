import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { outlookOf } from './outlook.rules.ts';
import { planFigures } from './plan-figures.messages.ts';
import { plan } from '../testing/index.ts';

const figures = (given: ReturnType<typeof plan>) =>
  E.map((outlook: Parameters<typeof planFigures>[1]) => planFigures(given.goals, outlook))(outlookOf(given));

it('are the income, the reserve, the savings and the missing amount', () => {
  expect(figures(plan({ yearlyReturn: 0 }))).toEqual(
    E.right([
      { caption: 'Renda mensal na aposentadoria', amount: 5_000_00 },
      { caption: 'Reserva necessária aos 60 anos', amount: 1_200_000_00 },
      { caption: 'Poupança mensal atual', amount: 1_000_00 },
      { caption: 'Quanto poupar por mês', amount: 5_000_00 },
    ]),
  );
});

it('name the missing amount at once for a client who retires today', () => {
  expect(figures(plan({ yearlyReturn: 0, retirementAge: 40 }))).toMatchObject({
    right: [
      {},
      { caption: 'Reserva necessária aos 40 anos' },
      {},
      { caption: 'Quanto falta hoje', amount: 2_400_000_00 },
    ],
  });
});
