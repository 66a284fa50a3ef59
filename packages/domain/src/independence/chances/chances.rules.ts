import * as E from 'fp-ts/Either';
import type { Cents } from '../../kernel/money.ts';
import type { RiskProfile } from '../../suitability/suitability.ts';
import type { PlanFailure } from '../independence.errors.ts';
import type { Plan } from '../plan.ts';
import { agesOf, walkThrough } from '../projection/projection.rules.ts';
import { halfUp, isExactInCents, rounded } from '../projection/rounding.ts';
import { monthlySavings } from '../projection/savings.rules.ts';
import { makeNormal, makeSeededChance, seedFrom } from './seeded-chance.ts';

/** How many futures the page simulates. @see decision Q171 */
export const PATHS = 1000;

/** The share of paths below the band, and the same above it. @see decision Q171 */
const OUTSIDE = 0.1;

/** How much a year's return swings, as a fraction. @see decision Q171 */
const VOLATILITY: Readonly<Record<RiskProfile, number>> = {
  conservative: 0.02,
  moderate: 0.04,
  balanced: 0.07,
  sophisticated: 0.12,
  specialist: 0.18,
};

/** The yearly volatility of a profile, as a fraction. Without a profile it is the balanced one. @see decision Q171 */
const volatilityOf = (profile: RiskProfile | undefined): number => VOLATILITY[profile ?? 'balanced'];

/** What a simulation needs besides the plan. */
export interface Simulation {
  /** Of a year, as a fraction. */
  readonly volatility: number;
  /** How many paths, 1 or more. */
  readonly paths: number;
  /** Whole, from 0 to 2^32 - 1. */
  readonly seed: number;
}

/** How sure a plan is: what its simulated paths say. */
export interface Chances extends Simulation {
  readonly ages: readonly number[];
  /** The 10th percentile at each age. */
  readonly low: readonly Cents[];
  /** The 90th percentile at each age. */
  readonly high: readonly Cents[];
  /** How many paths hold. */
  readonly held: number;
}

/** From what no lever moves, so that the same plan shows the same band everywhere. @see decisions Q171, 0208 */
const seedOf = ({ currentAge, goals: { lifeExpectancy, inheritance, currentReserve } }: Plan): number =>
  seedFrom([currentAge, lifeExpectancy, inheritance, currentReserve]);

/** The simulation that the page shows. */
export const simulationOf = (plan: Plan, profile: RiskProfile | undefined): Simulation => ({
  volatility: volatilityOf(profile),
  paths: PATHS,
  seed: seedOf(plan),
});

/**
 * Walks many seeded paths through a plan, with what the client saves now. Each month grows by
 *
 *     (1 + i) × exp(s × z - s² / 2)
 *
 * i is the monthly rate of the plan, z a standard normal number, s the yearly volatility by √12. The mean of a month is
 * the plan's own. Without volatility each path is the real line of the plan, to the cent.
 *
 * @see decisions Q171, 0208
 */
export const chancesOf = (plan: Plan, simulation: Simulation): E.Either<PlanFailure, Chances> => {
  const { volatility, paths, seed } = simulation;
  const ages = agesOf(plan);
  const walk = walkThrough(plan, monthlySavings(plan.goals));
  const luck = makeLuck(volatility, seed);
  const columns = ages.map(() => new Float64Array(paths));
  let held = 0;
  for (let path = 0; path < paths; path += 1) {
    const balances = walk(luck);
    for (const [at, column] of columns.entries()) column[path] = balances[at] ?? 0;
    if (holds(balances, plan.goals.inheritance)) held += 1;
  }
  for (const column of columns) column.sort();
  const [low, high] = [OUTSIDE, 1 - OUTSIDE].map((share) => columns.map((column) => rankIn(column, share)));
  return [...(low ?? []), ...(high ?? [])].every(isExactInCents)
    ? E.right({ ...simulation, ages, low: (low ?? []).map(rounded), high: (high ?? []).map(rounded), held })
    : E.left({ _tag: 'AmountsTooLarge' });
};

/** The factor of a month: lognormal, with the mean 1. */
const makeLuck = (volatility: number, seed: number): (() => number) => {
  const monthly = volatility / Math.sqrt(12);
  const drift = -(monthly ** 2) / 2;
  const normal = makeNormal(makeSeededChance(seed));
  return () => Math.exp(monthly * normal() + drift);
};

/** A path holds when it is never below zero in an interior year, and leaves the inheritance. @see decision Q171 */
const holds = (balances: readonly number[], inheritance: Cents): boolean => {
  const last = balances.length - 1;
  for (let at = 1; at < last; at += 1) if (halfUp(balances[at] ?? 0) < 0) return false;
  return halfUp(balances[last] ?? 0) >= inheritance;
};

/** The nearest rank: of 1,000 sorted amounts and a share of 0.1, the 100th. */
const rankIn = (sorted: Float64Array, share: number): number =>
  sorted[Math.max(Math.ceil(Number((share * sorted.length).toPrecision(12))) - 1, 0)] ?? 0;

/** The share of the paths that hold, in whole percents, rounded down: 99.9% is 99. @see decision 0208 */
export const percentHeld = ({ held, paths }: Pick<Chances, 'held' | 'paths'>): number =>
  Math.floor((100 * held) / paths);
