import { checkSync } from 'recheck';
import { allIn, at, listAt, parsed, wordAt, type Node } from './ledger/syntax.ts';
import type { SourceFile } from './repository.ts';

/**
 * Proves that each regular expression of the product takes time in proportion to the text. Any of them may meet a text
 * of a megabyte. A pattern that tries one place many times would read it for minutes.
 */

/** wouter takes the pattern of a path as an expression. Each hole of it lies between two slashes. */
const BUILDER = 'packages/web/src/shell/routing/matching.ts';

/** Without a repetition that has no end, each place of the text takes a fixed time. */
const HAS_NO_END = /[*+]|\{\d+,\}/;

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** recheck proves it from the automaton of the expression. What it only tried out is no proof. */
const isLinear = ({ source, flags }: Pattern): boolean => {
  if (!HAS_NO_END.test(source)) return true;
  // Its other backends are programs of 20 MB.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure';
  const { status, checker } = checkSync(source, flags, { timeout: 60_000 });
  return status === 'safe' && checker === 'automaton';
};

/** The expression of a literal: `/a+/g`. */
const literalIn = (node: Node): readonly Pattern[] => {
  const regex = node.type === 'Literal' ? node['regex'] : undefined;
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex
    ? [{ source: String(regex.pattern), flags: String(regex.flags) }]
    : [];
};

const nameOf = (property: Node): string | undefined => wordAt(at(property, 'key'), 'name');

/** The pattern of a schema whose text has no limit: `{ pattern: '^a+$' }`. It may be a constant of the file. */
const schemaIn = (node: Node, constants: ReadonlyMap<string, string>): readonly Pattern[] => {
  const properties = node.type === 'ObjectExpression' ? listAt(node, 'properties') : [];
  if (properties.some((property) => nameOf(property) === 'maxLength')) return [];
  const value = at(
    properties.find((property) => nameOf(property) === 'pattern'),
    'value',
  );
  const source = wordAt(value, 'value') ?? constants.get(wordAt(value, 'name') ?? '');
  return source === undefined ? [] : [{ source, flags: 'u' }];
};

const constantsIn = (nodes: readonly Node[]): ReadonlyMap<string, string> =>
  new Map(
    nodes.flatMap((node): readonly (readonly [string, string])[] => {
      const [name, text] = [wordAt(at(node, 'id'), 'name'), wordAt(at(node, 'init'), 'value')];
      return node.type === 'VariableDeclarator' && name !== undefined && text !== undefined ? [[name, text]] : [];
    }),
  );

const isBuilt = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && wordAt(at(node, 'callee'), 'name') === 'RegExp';

/** Reads the patterns of a file, and whether it builds others from text. */
const readFile = (file: SourceFile) => {
  const nodes = allIn(parsed(file).program);
  const constants = constantsIn(nodes);
  return {
    path: file.path,
    patterns: nodes.flatMap((node) => [...literalIn(node), ...schemaIn(node, constants)]),
    isBuilder: file.path !== BUILDER && nodes.some(isBuilt),
  };
};

/** @param before the patterns that an earlier run proved: they stay so, and a proof takes seconds */
export const checkPatterns = (files: readonly SourceFile[], before: readonly string[] = []) => {
  const read = files.map(readFile);
  const places = new Map(
    read.flatMap(({ path, patterns }) =>
      patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, { ...pattern, path }] as const),
    ),
  );
  const slow = [...places].filter(([name, pattern]) => !before.includes(name) && !isLinear(pattern));
  const problems = [
    ...slow.map(([name, { path }]) => `${path}: ${name} is not proved to be linear`),
    ...read.flatMap(({ path, isBuilder }) =>
      isBuilder ? [`${path} builds a pattern from text: write a literal, or compare part by part`] : [],
    ),
  ];
  const proved = [...places.keys()].filter((name) => !slow.some(([one]) => one === name));
  return { problems, summary: `${places.size} patterns are linear`, proved };
};
