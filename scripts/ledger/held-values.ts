import type { SourceFile } from '../source-rules.ts';
import { at, HOLE, listAt, nodesOf, textOf, wordAt, type Node } from './syntax.ts';

/** What a constant of the code holds, as far as its text says it. */
export type Held = number | string | boolean | null | undefined | readonly Held[] | { readonly [key: string]: Held };

const isRecord = (held: Held): held is { readonly [key: string]: Held } =>
  typeof held === 'object' && held !== null && !Array.isArray(held);

const isList = (held: Held): held is readonly Held[] => Array.isArray(held);

/** Reads names of one file: a constant, or the words of a union of types. */
const declaredIn =
  (file: SourceFile) =>
  (name: string): Node | undefined => {
    const found = nodesOf(file).filter(
      (node) =>
        (node.type === 'VariableDeclarator' || node.type === 'TSTypeAliasDeclaration') &&
        wordAt(at(node, 'id'), 'name') === name,
    );
    const [only] = found;
    return found.length === 1 ? (at(only, 'init') ?? at(only, 'typeAnnotation')) : undefined;
  };

/** What a function returns, where it returns one thing. */
const returnedBy = (node: Node): Node | undefined => {
  const body = at(node, 'body');
  if (body?.type !== 'BlockStatement') return body;
  return at(
    listAt(body, 'body').find(({ type }) => type === 'ReturnStatement'),
    'argument',
  );
};

/** `recordOnWire('A', { ours: … }, { ours: 'theirs' })` holds the name of each field on the wire. */
const namesOnWire = ([, fields, renamed]: readonly Held[]): Held =>
  isRecord(fields) && isRecord(renamed)
    ? Object.fromEntries(Object.keys(fields).map((field) => [field, renamed[field] ?? field]))
    : undefined;

const nameOfCalled = (node: Node): string | undefined => wordAt(at(node, 'callee'), 'name');

/** Names lead to names only so far: a function that calls itself holds nothing. */
const FARTHEST = 30;

/** Works out what an expression holds. A call holds its last argument: `cents(5_00)`, `wordsOnWire('A', { … })`. */
const holds = (node: Node | undefined, declared: (name: string) => Node | undefined, depth = 0): Held => {
  if (depth > FARTHEST) return undefined;
  const inner = (other: Node | undefined): Held => holds(other, declared, depth + 1);
  switch (node?.type) {
    case 'Literal':
    case 'TemplateLiteral': {
      const value = node['value'];
      return typeof value === 'number' || typeof value === 'boolean' || node['raw'] === 'null'
        ? (value as number | boolean | null) // The three kinds that were asked for.
        : textOf(node)?.replaceAll(HOLE, '{}');
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inner(at(node, 'expression'));
    case 'TSLiteralType':
      return inner(at(node, 'literal'));
    case 'TSUnionType':
      return listAt(node, 'types').map(inner);
    case 'ArrayExpression':
      return listAt(node, 'elements').map(inner);
    case 'ObjectExpression':
      return Object.fromEntries(
        listAt(node, 'properties')
          .filter(({ type }) => type === 'Property')
          .map((entry) => [keyOf(entry), inner(at(entry, 'value'))]),
      );
    case 'Identifier':
      return inner(declared(wordAt(node, 'name') ?? ''));
    case 'ArrowFunctionExpression':
      return inner(returnedBy(node));
    case 'CallExpression':
    case 'NewExpression': {
      const given = listAt(node, 'arguments');
      return nameOfCalled(node) === 'recordOnWire' ? namesOnWire(given.map(inner)) : inner(given.at(-1));
    }
    case 'UnaryExpression': {
      const argument = inner(at(node, 'argument'));
      return wordAt(node, 'operator') === '-' && typeof argument === 'number' ? -argument : undefined;
    }
    case 'BinaryExpression': {
      const [left, right] = [inner(at(node, 'left')), inner(at(node, 'right'))];
      const isProduct = wordAt(node, 'operator') === '*' && typeof left === 'number' && typeof right === 'number';
      return isProduct ? left * right : undefined;
    }
    case undefined:
    default:
      return undefined;
  }
};

const keyOf = (entry: Node): string => {
  const key = at(entry, 'key');
  return wordAt(key, 'name') ?? String(key?.['value']);
};

/** A record whose values say nothing stands for its keys, as of `t.keyof({ ok: null })`. */
const listOf = (held: Held): readonly Held[] => {
  if (isList(held)) return held;
  if (!isRecord(held)) return [held];
  const values = Object.values(held);
  return values.every((value) => value === null) ? Object.keys(held) : values;
};

/**
 * Goes one step into what is held.
 *
 * - `.name` or `.0`: the value of a key, or the item at an index
 * - `.*`: the values of a record, or one thing of every item of a list with the next step
 * - `.?flag`: the items of a list whose flag is set
 * - `@4`: the key that has this value
 * - `:keys`, `:values`, `:count`, `:distinct`: of a record or a list
 */
const STEP = /\.\*\.(?<each>\w+)|\.\?(?<flag>\w+)|@(?<value>\w+)|:(?<all>\w+)|\.(?<name>\w+)/g;

const into = (held: Held, step: Readonly<Record<string, string | undefined>>): Held => {
  const { each, flag, value, all, name } = step;
  const field =
    (key: string) =>
    (item: Held): Held =>
      isRecord(item) ? item[key] : undefined;
  if (each !== undefined) return listOf(held).map(field(each));
  if (flag !== undefined) return listOf(held).filter((item) => field(flag)(item) === true);
  if (value !== undefined)
    return isRecord(held) ? Object.keys(held).find((key) => JSON.stringify(held[key]) === value) : undefined;
  if (name !== undefined) return isList(held) ? held[Number(name)] : isRecord(held) ? held[name] : undefined;
  switch (all) {
    case 'keys':
      return isRecord(held) ? Object.keys(held) : undefined;
    case 'values':
      return listOf(held);
    case 'count':
      return listOf(held).length;
    case 'distinct':
      return [...new Set(listOf(held))];
    case undefined:
    default:
      return undefined;
  }
};

/** Reads `--name: 310px` of a style sheet. */
const inStyle = ({ text }: SourceFile, name: string): Held => {
  const value = new RegExp(`${name}:\\s*([\\d.]+)px;`).exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
};

const heldIn = (file: SourceFile, wanted: string): Held => {
  if (file.path.endsWith('.css')) return inStyle(file, wanted);
  const name = /^\w+/.exec(wanted)?.[0] ?? '';
  const declared = declaredIn(file);
  const steps = [...wanted.slice(name.length).matchAll(STEP)].map(({ groups = {} }) => groups);
  return steps.reduce<Held>(into, holds(declared(name), declared));
};

/**
 * Reads `FILE#NAME` and what follows it, wherever the file lies; `undefined` when it is not there, not once, or no
 * literal. Several places stand with a space between them, and give a list of all that they hold.
 *
 * @example 'pdf-viewer.rules.ts#STEP', 'standings.codecs.ts#ApprovalNumber@2', 'contact.forms.ts#SUBJECTS.*.label'
 */
export const heldAt = (code: string, product: readonly SourceFile[]): Held => {
  const places = code.split(' ').map((place): Held => {
    const [base = '', wanted = ''] = place.split('#');
    const found = product
      .filter(({ path }) => path.endsWith(`/${base}`))
      .map((file) => heldIn(file, wanted))
      .filter((held) => held !== undefined);
    return found.length === 1 ? found[0] : undefined;
  });
  if (places.length === 1) return places[0];
  return places.includes(undefined) ? undefined : places.flatMap((held) => (isList(held) ? held : [held]));
};
