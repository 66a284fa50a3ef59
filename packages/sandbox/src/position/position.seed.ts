import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { yieldHistory } from './yield-history.seed.ts';

/** Fund and gross cents. Ana has the portfolio of the design, R$ 1.284.530,27. */
const ANAS_POSITION: readonly (readonly [number, number])[] = [
  [1, 468_912_45],
  [3, 251_380_10],
  [5, 187_204_66],
  [7, 149_877_31],
  [9, 138_415_20],
  [11, 88_740_55],
];
const PENSION_FUNDS = new Set([9, 10, 11, 12]);

const hasPensionAlone = ({ key }: Persona): boolean => key === 'joao';

/** Every other persona holds a share of Ana's portfolio. The share depends on the id. */
const positionOf = (persona: Persona): readonly (readonly [number, number])[] => {
  if (persona.key === 'ana') return ANAS_POSITION;
  const share = 0.2 + ((persona.id * 37) % 100) / 100;
  return ANAS_POSITION.filter(([fund]) => !hasPensionAlone(persona) || PENSION_FUNDS.has(fund)).map(([fund, cents]) => [
    fund,
    Math.round(cents * share),
  ]);
};

/** Seeds positions, and their yield until today: by day for the heavy account, by month for the others. */
export const seedPositions = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const investors = personas.filter(({ position }) => position !== 'empty');
  if (investors.length === 0) return;
  const held = investors.flatMap((persona) =>
    positionOf(persona).map(([fund_id, gross_cents]) => ({ client_id: persona.id, fund_id, gross_cents })),
  );
  await tx.insertInto('positions').values(held).execute();
  const points = investors.flatMap((persona) =>
    yieldHistory(persona.id, now, persona.key === 'wagner' ? 'daily' : 'monthly').map((point) => ({
      client_id: persona.id,
      type: hasPensionAlone(persona) ? ('previdencia' as const) : ('nao_previdencia' as const),
      ...point,
    })),
  );
  await tx.insertInto('yield_points').values(points).execute();
};
