import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { dayOfSaoPaulo, daysBefore } from '../time/sao-paulo-days.ts';

/** Percent a month, January to December: about 4.7% a year, with the usual rise and fall of IPCA. */
const IPCA = [0.42, 0.83, 0.45, 0.38, 0.36, 0.22, 0.3, 0.05, 0.44, 0.45, 0.3, 0.5];
/** Percent a month that the portfolio earns on average, and the distance between the worst and the best month. */
const MEAN = 0.95;
const SPREAD = 1.9;
const MONTHS = 36;
const DAYS = 365;
const DAYS_A_MONTH = 30.4;

interface YieldPoint {
  readonly day: string;
  readonly portfolio_index: number;
  readonly ipca_index: number;
}

/** A number from -0.5 to 0.5, the same one for the same arguments. */
const noise = (client: number, step: number): number => {
  const value = Math.sin(client * 12.9898 + step * 78.233) * 43_758.5453;
  return value - Math.floor(value) - 0.5;
};

const ipcaOf = (day: string): number => IPCA[Number(day.slice(5, 7)) - 1] ?? 0;

/** The last days of the past months and today, oldest first. */
const monthEnds = (today: string): readonly string[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const ends = Array.from({ length: MONTHS }, (_, back) => new Date(Date.UTC(year, month - 1 - back, 0)));
  return [...ends.map((end) => end.toISOString().slice(0, 10)).toReversed(), today];
};

const lastDays = (today: string): readonly string[] =>
  Array.from({ length: DAYS + 1 }, (_, index) => daysBefore(today, DAYS - index));

/** Up to today in São Paulo, from 100 on. @param every 'monthly' for 36 months, 'daily' for 365 days */
const yieldHistory = (client: number, now: Date, every: 'monthly' | 'daily'): readonly YieldPoint[] => {
  const today = dayOfSaoPaulo(now);
  const days = every === 'monthly' ? monthEnds(today) : lastDays(today);
  const part = every === 'monthly' ? 1 : 1 / DAYS_A_MONTH;
  let portfolio = 100;
  let ipca = 100;
  return days.map((day, step) => {
    if (step > 0) {
      portfolio *= 1 + ((MEAN + SPREAD * noise(client, step)) / 100) * part;
      ipca *= 1 + (ipcaOf(day) / 100) * part;
    }
    return { day, portfolio_index: portfolio, ipca_index: ipca };
  });
};

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
