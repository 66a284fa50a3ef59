import type { SourceFile } from '../source-rules.ts';
import { allIn, at, listAt, parsed, wordAt, type Node } from './syntax.ts';

type Value = number | string | readonly Value[] | undefined;

/** Calculates the value of a constant in the code: a literal, a sum of literals, or a list. */
const valueOf = (node: Node | undefined): Value => {
  switch (node?.type) {
    case 'Literal': {
      const value = node['value'];
      return typeof value === 'number' || typeof value === 'string' ? value : undefined;
    }
    case 'TSAsExpression':
      return valueOf(at(node, 'expression'));
    case 'ArrayExpression':
      return listAt(node, 'elements').map(valueOf);
    case 'BinaryExpression': {
      const [left, right] = [valueOf(at(node, 'left')), valueOf(at(node, 'right'))];
      const isProduct = wordAt(node, 'operator') === '*' && typeof left === 'number' && typeof right === 'number';
      return isProduct ? left * right : undefined;
    }
    case undefined:
    default:
      return undefined;
  }
};

/** The factor from a unit to the number in the code, which has milliseconds and fractions. */
const UNITS: Readonly<Record<string, number>> = { s: 1000, days: 24 * 60 * 60 * 1000, '%': 0.01 };

/** Reads the catalogue's value: its first number in the code's unit, or its list. */
const wordedValue = (text: string): Value => {
  const items = text.split(', ');
  if (items.length > 1 && items.every((item) => /^'?[\w.-]+'?$/.test(item)))
    return items.map((item) => (/^\d+$/.test(item) ? Number(item) : item.replaceAll("'", '')));
  const [, digits, unit = ''] = /([\d.]+)\s*(s\b|days|%)?/.exec(text) ?? [];
  return digits === undefined ? text : Number(digits) * (UNITS[unit] ?? 1);
};

/** Finds `FILE#NAME`: a constant by the name of its file, in any folder. */
const found = (code: string, product: readonly SourceFile[]): Value => {
  const [base = '', name = ''] = code.split('#');
  const files = product.filter(({ path }) => path.endsWith(`/${base}`));
  const declared = files
    .flatMap((file) => allIn(parsed(file).program))
    .filter(({ type }) => type === 'VariableDeclarator')
    .filter((node) => wordAt(at(node, 'id'), 'name') === name);
  return declared.length === 1 ? valueOf(at(declared[0], 'init')) : undefined;
};

/** Compares the constants of docs/constants.tsv with the constants of the product that it names. */
export const checkConstants = (
  rows: readonly Readonly<Record<string, string>>[],
  product: readonly SourceFile[],
): { readonly problems: readonly string[]; readonly summary: string } => {
  const named = rows.filter(({ code = '' }) => code !== '');
  const problems = named.flatMap(({ name, value = '', code = '' }) => {
    const [wanted, held] = [wordedValue(value), found(code, product)].map((one) => JSON.stringify(one));
    return wanted === held ? [] : [`${name}: ${value} is ${wanted}, and ${code} holds ${held ?? 'nothing to read'}`];
  });
  if (named.length === 0) problems.push('docs/constants.tsv names no constant of the code');
  return { problems, summary: `${named.length} of ${rows.length} compared with the code` };
};
