import { isIdKey, isUnique } from './moving.ts';
import type { Source } from '../scenario.ts';

/** A value of an answer that another run has otherwise, and where it was seen first. */
export interface Seen {
  /** The number of its step. */
  readonly step: number;
  readonly source: Source;
  /** What a person may call it. */
  readonly name: string;
}

export interface SeenAnswer {
  readonly step: number;
  readonly command: string;
  readonly json: unknown;
  /** The words that were typed: what they name was known before. */
  readonly typed: readonly string[];
  /** Whether anything was written until then. Before it every identifier is the seed's. */
  readonly isAfterWrite: boolean;
}

/** Remembers the values of all answers that only this run has, so a later step may save them where they appeared. */
export const makeSeenValues = () => {
  const seen = new Map<string, Seen>();
  const seeded = new Set<string>();
  return {
    find: (value: string): Seen | undefined => seen.get(value),
    learn: ({ step, command, json, typed, isAfterWrite }: SeenAnswer): void => {
      for (const word of typed) seeded.add(word);
      for (const { key, path, value } of leavesIn(json, '$', '')) {
        const isMade = command === 'gen' || isUnique(value) || (isIdKey(key) && isAfterWrite);
        if (!isMade && isIdKey(key)) seeded.add(value);
        if (isMade && !seeded.has(value) && !seen.has(value))
          seen.set(value, { step, source: path, name: key === 'id' || key === '' ? `${command}_id` : key });
      }
    },
  };
};

interface Leaf {
  readonly key: string;
  readonly path: string;
  readonly value: string;
}

const leavesIn = (value: unknown, path: string, key: string): readonly Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, path, value: String(value) }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => leavesIn(inner, `${path}[${index}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leavesIn(inner, stepInto(path, name), name));
};

/** The path of a field below another path. */
export const stepInto = (path: string, key: string): string =>
  /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
