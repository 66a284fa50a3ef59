import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';

/** The plan of the design. Its reserve is Ana's position. */
const ANAS_GOALS = {
  monthly_income_usufruct_cents: 22_000_00,
  retirement_age: 65,
  annual_return_hundredths: 6_00,
  life_expectancy: 90,
  inheritance_cents: 1_500_000_00,
  current_reservation_cents: 1_284_530_27,
  monthly_income_cents: 18_000_00,
  monthly_expense_cents: 11_790_00,
};

/** Years are counted from the year of the seed, so that they are always in the future: 2029, 2031 and 2034 in 2026. */
const ANAS_OBJECTIVES = [
  { title: 'Faculdade da Beatriz', value_cents: 180_000_00, inYears: 3, color: '#3260B9' },
  { title: 'Ano sabático em Lisboa', value_cents: 120_000_00, inYears: 5, color: '#B5476A' },
  { title: 'Casa de praia em Paraty', value_cents: 900_000_00, inYears: 8, color: '#0B5140' },
];

/** Seeds the plan of Ana, with objectives 1 to 3. No other persona has a plan. */
export const seedIndependence = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const ana = personas.find(({ key }) => key === 'ana');
  if (ana === undefined) return;
  await tx
    .insertInto('liberty_plans')
    .values({ client_id: ana.id, ...ANAS_GOALS })
    .execute();
  const thisYear = Number(dayOfSaoPaulo(now).slice(0, 4));
  const rows = ANAS_OBJECTIVES.map(({ inYears, ...objective }, index) => ({
    id: index + 1,
    client_id: ana.id,
    ...objective,
    year: thisYear + inYears,
    created_at: now,
  }));
  await tx.insertInto('objectives').values(rows).execute();
};
