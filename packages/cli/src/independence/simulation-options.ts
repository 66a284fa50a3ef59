import { PATHS, simulationOf, type Plan, type Simulation } from '@aroeira/domain/independence';
import type { RiskProfile } from '@aroeira/domain/suitability';
import { InvalidArgumentError } from '@commander-js/extra-typings';

/** More would take minutes. */
const MOST_PATHS = 100_000;
const MOST_SEED = 2 ** 32 - 1;

/** Reads a whole number of an option. @throws InvalidArgumentError, which the program prints as wrong usage */
const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      throw new InvalidArgumentError(`It is no whole number ${least} to ${most}.`);
    return value;
  };

export const readPaths = wholeFrom(1, MOST_PATHS);
export const readSeed = wholeFrom(0, MOST_SEED);

export interface Asked {
  readonly paths?: number | undefined;
  readonly seed?: number | undefined;
}

/** Whether the options ask for a simulation. A seed alone asks for as many paths as the page has. */
export const isAsked = ({ paths, seed }: Asked): boolean => paths !== undefined || seed !== undefined;

/** The simulation of the page, changed by the options. */
export const askedSimulation = (plan: Plan, profile: RiskProfile | undefined, { paths, seed }: Asked): Simulation => {
  const page = simulationOf(plan, profile);
  return { ...page, paths: paths ?? PATHS, seed: seed ?? page.seed };
};
