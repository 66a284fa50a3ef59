import type { WaitingShapes } from '../old-shapes.ts';

/** The known missing parts. These lists can only shrink, because `check` fails when a part on them exists. */

/** The catalogue's sentences whose screen is missing. */
export const WAITING_SENTENCES: readonly string[] = [];

/** The rules that a test names without the sentence that the rule quotes. */
export const WAITING_QUOTES: readonly string[] = [];

/** The sentences that a second file spells, and that file. */
export const WAITING_REPEATS: Readonly<Record<string, readonly string[]>> = {};

/** The files in which an old shape still stands. */
export const WAITING_SHAPES: WaitingShapes = {};
