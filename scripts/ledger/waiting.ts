import type { WaitingShapes } from '../old-shapes.ts';

/** The known missing parts. These lists can only shrink, because `check` fails when a part on them exists. */

/** The catalogue's sentences whose screen is missing. */
export const WAITING_SENTENCES: readonly string[] = [];

/** The rules that a test names without the sentence that the rule quotes. */
export const WAITING_QUOTES: readonly string[] = [];

/** The sentences that a second file spells, and that file. */
export const WAITING_REPEATS: Readonly<Record<string, readonly string[]>> = {};

/** The catalogue's constants whose screen or call is missing: docs/constants.tsv says which. */
export const WAITING_CONSTANTS: readonly string[] = [
  'Associate type token',
  'FATCA proceed token',
  'Signed status token',
];

/** The number of exports of each capability of the domain without a user outside their own file. */
export const WAITING_EXPORTS: Readonly<Record<string, number>> = {
  access: 3,
  independence: 1,
  kernel: 3,
  movements: 1,
  position: 1,
  registration: 3,
  renewal: 3,
  reports: 3,
  signature: 3,
  suitability: 1,
};

/** The files in which an old shape still stands. */
export const WAITING_SHAPES: WaitingShapes = {};
