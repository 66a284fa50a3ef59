import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import type { Found } from './json-path.ts';
import type { Text, Value, Values } from './scenario.ts';
import { isList, textOf } from './variables.ts';

/** What was expected, and what came instead. */
export interface Difference {
  /** The expectation, as its keys: `json $.total`. */
  readonly what: string;
  readonly expected: string;
  readonly got: string;
}

const ajv = new Ajv();

/** Whether a text has a place that fits a regular expression. The expression is the one of a JSON schema. */
const fits = (pattern: string, text: unknown): boolean =>
  // A value in it may spoil it.
  isPattern(pattern) &&
  ajv.validate({ type: 'string', pattern }, typeof text === 'string' ? text : JSON.stringify(text));

/** Whether a person wrote a regular expression. */
export const isPattern = (pattern: string): boolean => {
  try {
    ajv.compile({ type: 'string', pattern });
    return true;
  } catch {
    // Ajv has no other way to tell it.
    return false;
  }
};

/** What a value is compared with, one test for each key of a matcher. */
const TESTS: Readonly<Record<string, (found: Found, wanted: Value) => boolean>> = {
  equals: ({ values, isOfOne }, wanted) =>
    (values.length === 1 && isDeepStrictEqual(values[0], wanted)) || (!isOfOne && isDeepStrictEqual(values, wanted)),
  matches: ({ values }, wanted) => values.length > 0 && values.every((value) => fits(textOf(wanted), value)),
  near: ({ values }, wanted) => {
    const [goal, far] = isList(wanted) ? wanted.map(Number) : [];
    return numbers(values, (value) => Math.abs(value - (goal ?? Number.NaN)) <= (far ?? 0));
  },
  count: (found, wanted) => countOf(found) === Number(wanted),
  absent: ({ values }) => values.length === 0,
  above: ({ values }, wanted) => numbers(values, (value) => value > Number(wanted)),
  below: ({ values }, wanted) => numbers(values, (value) => value < Number(wanted)),
};

const numbers = (values: readonly unknown[], holds: (value: number) => boolean): boolean =>
  values.length > 0 && values.every((value) => typeof value === 'number' && holds(value));

/** The entries of the one list that was found, or else how many values were found. */
const countOf = ({ values, isOfOne }: Found): number => {
  const [only] = values;
  return isOfOne && Array.isArray(only) ? only.length : values.length;
};

const isMatcher = (expected: Value): expected is Values =>
  typeof expected === 'object' && expected !== null && !isList(expected);

/** Compares what was found with a value or a matcher. Every key of a matcher must hold. */
export const compare = (what: string, expected: Value, found: Found): readonly Difference[] => {
  const matcher = isMatcher(expected) ? expected : { equals: expected };
  const holds = Object.entries(matcher).every(([name, wanted]) => TESTS[name]?.(found, wanted) === true);
  const isOfCount = Object.keys(matcher).join() === 'count';
  return holds
    ? []
    : [{ what, expected: shown(expected), got: isOfCount ? `{ count: ${countOf(found)} }` : gotOf(found) }];
};

const gotOf = ({ values, isOfOne }: Found): string => {
  if (values.length === 0) return 'nothing';
  return shown(isOfOne || values.length === 1 ? values[0] : values);
};

/** Compares a text with what must occur in it. */
export const compareText = (what: string, expected: Text, text: string | undefined): readonly Difference[] => {
  const got = text === undefined ? 'nothing' : text.trimEnd();
  if (typeof expected === 'object' && 'matches' in expected)
    return text !== undefined && fits(expected.matches, text) ? [] : [{ what, expected: shown(expected), got }];
  return [expected]
    .flat()
    .filter((wanted) => text?.includes(wanted) !== true)
    .map((wanted) => ({ what, expected: wanted, got }));
};

/** The whole of a value must be the same: for codes and fields. */
export const compareWhole = (what: string, expected: string | number, got: unknown): readonly Difference[] =>
  expected === got ? [] : [{ what, expected: shown(expected), got: got === undefined ? 'nothing' : shown(got) }];

/** A value on one line. A matcher is shown as it is written. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? `{ ${Object.entries(value)
        .map(([name, inner]) => `${name}: ${JSON.stringify(inner)}`)
        .join(', ')} }`
    : JSON.stringify(value);
};
