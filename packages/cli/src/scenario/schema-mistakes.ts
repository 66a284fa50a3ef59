import { Ajv, type ErrorObject } from 'ajv';
import { isMap, isNode, isPair, isScalar, type Document, type Pair } from 'yaml';
import { meant, nearest } from './meant.ts';

/** A key or an index on the way to a value. */
export type Way = readonly (string | number)[];

/** What is wrong, and how many signs stand before it. */
export type Wrong = readonly [offset: number, message: string];

export interface Fitted<A> {
  /** What it says without what is wrong. `undefined` when too little is right. */
  readonly written: A | undefined;
  readonly wrong: readonly Wrong[];
  /** The names in what is wrong: they may be variables, so nobody calls them unknown. */
  readonly lost: ReadonlySet<string>;
}

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });

/**
 * Checks a document by its schema, and changes it until it fits, so that what is right is checked further: all mistakes
 * are told at once. A misspelt key becomes the known one, what is missing gets a value without a mistake, and anything
 * else goes.
 */
export const fitted = <A>(document: Document, schema: object): Fitted<A> => {
  const check = ajv.compile<A>(schema);
  const wrong: Wrong[] = [];
  const mending = { document, lost: new Set<string>(), changed: new WeakSet<object>() };
  for (;;) {
    const written = contentOf(document);
    if (written === undefined) return { written, wrong, lost: mending.lost };
    if (check(written)) return { written, wrong, lost: mending.lost };
    // The error beside that of the names says what is wrong with one.
    const named = (check.errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
    // What is wrong inside an object is told before the object goes.
    const errors = named.toSorted((one, other) => wayOf(other).length - wayOf(one).length);
    const error = errors.find((one) => keyMeant(one) !== undefined) ?? errors[0];
    if (error === undefined) return { written: undefined, wrong, lost: mending.lost };
    const isOfMending =
      OF_MENDING.has(error.keyword) && mending.changed.has(Object(document.getIn(wayOf(error), true)));
    const told = [offsetOfError(document, error), sentenceOf(error)] as const;
    if (!isOfMending) wrong.push(told);
    if (mend(error, mending)) continue;
    const others = errors.filter((other) => other !== error);
    wrong.push(...others.map((other) => [offsetOfError(document, other), sentenceOf(other)] as const));
    return { written: undefined, wrong, lost: mending.lost };
  }
};

/** `undefined` when an alias names what was taken away. */
const contentOf = (document: Document): unknown => {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
};

/** What is only wrong with a list or an object from which something was taken away. */
const OF_MENDING: ReadonlySet<string> = new Set(['minItems', 'minProperties', 'required']);

interface Mending {
  readonly document: Document;
  readonly lost: Set<string>;
  readonly changed: WeakSet<object>;
}

/** What stands for a missing key, so that the others are checked. */
const STAND_INS: Readonly<Record<string, unknown>> = { name: 'unnamed', run: 'whoami', steps: [{ run: 'whoami' }] };

/** @returns whether anything changed */
const mend = (error: ErrorObject, mending: Mending): boolean => {
  const { document } = mending;
  const way = wayOf(error);
  const key = unknownKeyOf(error) ?? error.propertyName;
  const known = keyMeant(error);
  const pair = key === undefined ? undefined : pairOf(document, way, key);
  if (known !== undefined && isScalar(pair?.key) && !document.hasIn([...way, known])) {
    pair.key.value = known;
    return true;
  }
  const missing = String(error.params['missingProperty']);
  if (error.keyword === 'required' && STAND_INS[missing] !== undefined) {
    document.setIn([...way, missing], document.createNode(STAND_INS[missing]));
    return true;
  }
  const near = error.keyword === 'enum' ? nearest(String(error.data), allowedBy(error)) : undefined;
  if (near !== undefined && isScalar(document.getIn(way, true))) {
    document.setIn(way, near);
    return true;
  }
  return drop(key === undefined ? way : [...way, key], mending);
};

/** Takes a value away, and the object around it when nothing else is in it. */
const drop = (way: Way, mending: Mending): boolean => {
  const { document, lost, changed } = mending;
  if (way.length === 0) return false;
  const names = namesBelow(document.getIn(way));
  for (const name of [String(way.at(-1)), ...names]) lost.add(name);
  if (!document.deleteIn(way)) return false;
  const around = way.slice(0, -1);
  const left = document.getIn(around, true);
  if (isMap(left) && left.items.length === 0 && around.length > 0) return drop(around, mending);
  changed.add(Object(left));
  return true;
};

const namesBelow = (node: unknown): readonly string[] => {
  const value: unknown = isNode(node) ? node.toJSON() : node;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesBelow(inner)]);
};

/** Where a value begins; that of the nearest one around it if it has no place. */
export const offsetOf = (document: Document, way: Way): number => {
  const node: unknown = document.getIn(way, true);
  if (isNode(node) && node.range) return node.range[0];
  return way.length === 0 ? 0 : offsetOf(document, way.slice(0, -1));
};

const pairOf = (document: Document, way: Way, key: string): Pair | undefined => {
  const node: unknown = document.getIn(way, true);
  return isMap(node)
    ? node.items.find((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === key)
    : undefined;
};

const wayOf = ({ instancePath }: ErrorObject): Way =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const offsetOfError = (document: Document, error: ErrorObject): number => {
  const way = wayOf(error);
  const key = unknownKeyOf(error) ?? error.propertyName;
  const found = key === undefined ? undefined : pairOf(document, way, key)?.key;
  return isScalar(found) && found.range ? found.range[0] : offsetOf(document, way);
};

const unknownKeyOf = ({ keyword, params }: ErrorObject): string | undefined =>
  keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined;

const keysOf = ({ parentSchema }: ErrorObject): readonly string[] => Object.keys(Object(parentSchema?.['properties']));

/** The known key that an unknown one may be. */
const keyMeant = (error: ErrorObject): string | undefined => {
  const unknown = unknownKeyOf(error);
  return unknown === undefined ? undefined : nearest(unknown, keysOf(error));
};

const allowedBy = ({ params }: ErrorObject): readonly string[] => [params['allowedValues']].flat().map(String);

const sentenceOf = (error: ErrorObject): string => {
  const { keyword, params, message = 'wrong', propertyName, data } = error;
  const unknown = unknownKeyOf(error);
  if (unknown !== undefined) return `unknown key "${unknown}"${meant(unknown, keysOf(error))}`;
  if (propertyName !== undefined) return `"${propertyName}" is no name: letters, digits and _ make one`;
  if (keyword === 'required') return `the key "${String(params['missingProperty'])}" is missing`;
  if (keyword === 'enum') {
    const known = allowedBy(error);
    return `"${String(data)}" is none of ${known.join(', ')}${meant(String(data), known)}`;
  }
  const [last] = wayOf(error).slice(-1);
  if (last === undefined) return `the file ${message}`;
  return `${typeof last === 'number' ? `entry ${last + 1}` : `"${last}"`} ${message}`;
};
