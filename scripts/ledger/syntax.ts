import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../repository.ts';

/** A node of a file's syntax tree, by its ESTree name. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const parse = ({ path, text }: SourceFile) => {
  const { program, errors, module } = parseSync(path, text, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  // The parser has one type for each kind of node. Each of them has the fields of `Node`.
  return { program: program as unknown as Node, module };
};

/** Reads something of a file once, however many checks ask for it. */
export const onceAFile = <A>(read: (file: SourceFile) => A): ((file: SourceFile) => A) => {
  const kept = new WeakMap<SourceFile, { readonly found: A }>();
  return (file) => {
    const { found } = kept.get(file) ?? { found: read(file) };
    kept.set(file, { found });
    return found;
  };
};

/** Parses a TypeScript file. @throws Error when the file cannot be parsed */
export const parsed = onceAFile(parse);

/** Lists the nodes directly below a node, in the order of the text. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** Lists a node and every node below it. */
export const allIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(allIn)];

/** Lists every node of a file. */
export const nodesOf = onceAFile((file) => allIn(parsed(file).program));

/** Tells for every node of a file what stands directly around it. */
export const parentsIn = onceAFile(
  (file): ReadonlyMap<Node, Node> =>
    new Map(nodesOf(file).flatMap((node) => childrenOf(node).map((child) => [child, node] as const))),
);

/** Reads a field of a node that holds a node. */
export const at = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** Reads a field of a node that holds a list of nodes. */
export const listAt = (node: Node | undefined, key: string): readonly Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Reads a field of a node that holds a word. */
export const wordAt = (node: Node | undefined, key: string): string | undefined => {
  const value = node?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** The character for a variable of a template. No source has it. */
export const HOLE = '\u0000';

/** Reads the text of a literal, a template or their sum. `undefined` for a node without a text. */
export const textOf = (node: Node | undefined): string | undefined => {
  switch (node?.type) {
    case 'Literal': {
      const pattern = node['regex'];
      if (typeof pattern === 'object' && pattern !== null && 'pattern' in pattern)
        return String(pattern.pattern)
          .replace(/^\^|(?<!\\)\$$/g, '')
          .replace(/\\([^\w])/g, '$1');
      return wordAt(node, 'value');
    }
    case 'TemplateLiteral':
      return listAt(node, 'quasis')
        .map((quasi) => {
          const value = quasi['value'];
          return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
        })
        .join(HOLE);
    case 'BinaryExpression': {
      const [left, right] = [textOf(at(node, 'left')), textOf(at(node, 'right'))];
      return left === undefined || right === undefined ? undefined : left + right;
    }
    case 'JSXText':
      return wordAt(node, 'value');
    case undefined:
    default:
      return undefined;
  }
};

/** Lists the texts in a node. Comments are not nodes, so the list has no text of a comment. */
export const textsIn = (node: Node): readonly string[] =>
  allIn(node).flatMap((each) => {
    const text = textOf(each);
    return text === undefined ? [] : [text];
  });
