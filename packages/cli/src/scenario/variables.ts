import type { Value } from './scenario.ts';

/** A name in a text, or the sign of a dollar. */
const NAME = /\$\$|\$\{([^{}]*)\}/g;

/** Tells the value of a variable. `undefined` when there is none of that name. */
export type Look = (name: string) => Value | undefined;

/** The names of all variables in a value, at any depth, keys included. */
export const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string')
    return [...value.matchAll(NAME)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...namesIn(key), ...namesIn(inner)]);
};

/** Puts values into a text. A name without a value stays. */
export const fillText = (text: string, look: Look): string =>
  text.replace(NAME, (written, name: string | undefined) => {
    if (name === undefined) return '$';
    const value = look(name);
    return value === undefined ? written : textOf(value);
  });

/** Puts values into a value, at any depth. A text that is one name alone becomes its value: a number stays one. */
export const fill = (value: Value, look: Look): Value => {
  if (typeof value === 'string') {
    const [, alone] = /^\$\{([^{}]*)\}$/.exec(value) ?? [];
    return (alone === undefined ? undefined : look(alone)) ?? fillText(value, look);
  }
  if (isList(value)) return value.map((inner) => fill(inner, look));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [fillText(key, look), fill(inner, look)]));
};

/** A value as a word of a command. */
export const textOf = (value: Value): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `Array.isArray` does not know a list that nobody changes. */
export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
