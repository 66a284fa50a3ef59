import type { SourceFile } from '../source-rules.ts';
import { heldAt, type Held } from './held-values.ts';
import { against, type Found } from './sentences.ts';

/** The factor from a unit to the number in the code, which has milliseconds and fractions. */
const UNITS: Readonly<Record<string, number>> = { s: 1000, days: 24 * 60 * 60 * 1000, '%': 0.01 };

const PAIRS = /^\d+ [a-z ]+(, \d+ [a-z ]+)+$/;

/** Reads the catalogue's value: a list, codes with their words, an amount, a quoted word, or its first number. */
const wordedValue = (text: string): Held => {
  const items = text.split(', ');
  if (PAIRS.test(text))
    return Object.fromEntries(items.map((item) => [item.replace(/^\d+ /, ''), Number.parseInt(item, 10)]));
  if (items.length > 1 && items.every((item) => /^'?[\p{L}\w.-]+'?$/u.test(item)))
    return items.map((item) => (/^\d+$/.test(item) ? Number(item) : item.replaceAll("'", '')));
  const quoted = /^'([^']+)'/.exec(text)?.[1];
  if (quoted !== undefined) return quoted;
  const reais = /^R\$ ([\d.]+)$/.exec(text)?.[1];
  if (reais !== undefined) return Number(reais.replaceAll('.', '')) * 100;
  const [, digits, unit = ''] = /^\D*?(\d[\d.]*)\s*(s\b|days|%)?/.exec(text) ?? [];
  return digits === undefined ? text : Number(digits) * (UNITS[unit] ?? 1);
};

const isRecord = (held: Held): held is Readonly<Record<string, Held>> =>
  typeof held === 'object' && held !== null && !Array.isArray(held);

/** `sent to bank` and `sentToBank`, `{localFileName}` and a hole of a template are the same. */
const plain = (held: Held): unknown => {
  if (typeof held === 'string')
    return held.replaceAll(/\{\w*\}/g, '{}').replaceAll(/ ([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (Array.isArray(held)) return held.map(plain);
  return isRecord(held)
    ? Object.fromEntries(Object.entries(held).map(([key, value]) => [plain(key), plain(value)]))
    : held;
};

/** A list of the catalogue may be a record in the code: then its values are compared. */
const isSame = (wanted: Held, held: Held): boolean => {
  const compared = Array.isArray(wanted) && isRecord(held) ? Object.values(held) : held;
  return JSON.stringify(plain(wanted)) === JSON.stringify(plain(compared));
};

const soundOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

type Row = Readonly<Record<string, string>>;

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Whether a row says what its `held` says, which may only put the value into the words of the code. */
const isSaid = (held: Held, { value = '', ...row }: Row): boolean => {
  const said = soundOf(`${row['name']} ${value} ${row['code']}`);
  const says = (one: Held): boolean => {
    if (Array.isArray(one)) return one.every(says);
    if (isRecord(one)) return Object.values(one).every(says);
    if (typeof one === 'number')
      return new RegExp(`(?<!\\d)${one}(?!\\d)`).test(said) || said.includes(NUMBER_WORDS[one] ?? '\n');
    if (typeof one !== 'string') return true;
    const numbers = one.match(/\d+/g) ?? [];
    if (numbers.length > 0) return numbers.every((number) => says(Number(number)));
    return said.includes(soundOf(one)) || soundOf(one).includes(soundOf(value));
  };
  return says(held);
};

/** Says what is wrong with a row that names its code. */
const compared = (row: Row, product: readonly SourceFile[]): readonly string[] => {
  const { name = '', value = '', code = '', held: worded = '' } = row;
  const held = heldAt(code, product);
  if (held === undefined) return [`${name}: ${code} holds nothing to read`];
  if (worded === 'exists') return [];
  const wanted: Held = worded === '' ? wordedValue(value) : JSON.parse(worded);
  if (worded !== '' && !isSaid(wanted, row)) return [`${name}: ${worded} is not what the row says: ${value}`];
  return isSame(wanted, held)
    ? []
    : [`${name}: ${value} is ${JSON.stringify(wanted)}, and ${code} holds ${JSON.stringify(held)}`];
};

interface Constants {
  /** The rows of docs/constants.tsv. */
  readonly rows: readonly Row[];
  readonly product: readonly SourceFile[];
  /** The ids of the rules that some test names. */
  readonly proved: ReadonlySet<string>;
  /** The names of the constants whose screen is missing. */
  readonly waiting: readonly string[];
}

/**
 * Compares the catalogue's constants with the product's own. Every row names its code, or the rule whose tests prove it,
 * or what it waits for.
 */
export const checkConstants = ({ rows, product, proved, waiting }: Constants): Found => {
  const named = rows.filter(({ code }) => code !== '');
  const others = rows.filter(({ code }) => code === '');
  const rules = others.filter(({ reason = '' }) => reason.startsWith('rule '));
  const waits = others.filter(({ reason = '' }) => reason.startsWith('waits for '));
  const { added, arrived } = against(
    waits.map(({ name = '' }) => name),
    waiting,
  );
  return {
    problems: [
      ...(named.length === 0 ? ['docs/constants.tsv names no constant of the code'] : []),
      ...named.flatMap((row) => compared(row, product)),
      ...rules
        .filter(({ reason = '' }) => !proved.has(reason.slice('rule '.length)))
        .map(({ name, reason }) => `${name}: no test names the ${reason}`),
      ...others
        .filter((row) => !rules.includes(row) && !waits.includes(row))
        .map(({ name }) => `${name}: name the code that holds it, or the reason why none does`),
      ...added.map((name) => `${name}: a constant joins no list of what waits: name its code`),
      ...arrived.map((name) => `${name}: waits no more: take it off the list`),
    ],
    summary: `${named.length} of ${rows.length} compared with the code, ${rules.length} by a rule's test, ${waits.length} wait`,
  };
};
