import { at, listAt, nodesOf, parentsIn, wordAt, type Node } from '../ledger/syntax.ts';
import type { SourceFile } from '../source-rules.ts';

/** Looks for one old shape, and names each file that has it: `path: why not`. */
export type Guard = (files: readonly SourceFile[]) => readonly string[];

export const isTest = ({ path }: SourceFile): boolean => /\.(test|spec)\.tsx?$/.test(path);

export const isProduct = (file: SourceFile): boolean =>
  file.path.startsWith('packages/') && !isTest(file) && !file.path.includes('/testing/');

/** Whether a node is of the old shape. It is told what stands around any node of the file. */
type IsOld = (node: Node, around: (node: Node) => Node | undefined) => boolean;

const hasOld = (file: SourceFile, isOld: IsOld): boolean => {
  const parents = parentsIn(file);
  return nodesOf(file).some((node) => isOld(node, (inner) => parents.get(inner)));
};

/** Names the product files of a kind that have a node of an old shape. A comment is no node: it may name one. */
export const refuses =
  (kind: RegExp, isOld: IsOld, why: string): Guard =>
  (files) =>
    files
      .filter((file) => isProduct(file) && kind.test(file.path) && hasOld(file, isOld))
      .map(({ path }) => `${path}: ${why}`);

/** Looks for any of several shapes. */
export const anyOf =
  (...guards: readonly Guard[]): Guard =>
  (files) =>
    guards.flatMap((guard) => guard(files));

/** The name of a variable, a field or a key, private ones too. */
export const nameOf = (node: Node | undefined): string =>
  (node?.type === 'Literal' ? wordAt(node, 'value') : wordAt(node, 'name')) ?? '';

/** The name of what is called: `b` of `b()`, of `a.b()` and of `new b()`. */
export const calledIn = (node: Node | undefined): string => {
  if (node?.type !== 'CallExpression' && node?.type !== 'NewExpression') return '';
  const callee = at(node, 'callee');
  return nameOf(callee?.type === 'MemberExpression' ? at(callee, 'property') : callee);
};

/** One name that a file takes out of another module, under whatever name it has here. `*` is everything. */
interface Taken {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

const takenBy = (node: Node): readonly Taken[] => {
  const from = nameOf(at(node, 'source'));
  const isType = (specifier: Node): boolean =>
    [node, specifier].some((one) => [wordAt(one, 'importKind'), wordAt(one, 'exportKind')].includes('type'));
  const nameIn = (specifier: Node): string =>
    nameOf(at(specifier, node.type === 'ImportDeclaration' ? 'imported' : 'local')) || '*';
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return listAt(node, 'specifiers').map((one) => ({ from, name: nameIn(one), isType: isType(one) }));
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return [{ from, name: '*', isType: false }];
    default:
      return [];
  }
};

/** Lists what a file takes out of other modules, and what it hands on of them. */
export const takenIn = (file: SourceFile): readonly Taken[] =>
  nodesOf(file)
    .filter((node) => at(node, 'source') !== undefined)
    .flatMap(takenBy);

/** Names the product files of a kind that take something out of a module. A name that is handed on counts too. */
export const refusesToTake =
  (kind: RegExp, isOld: (taken: Taken) => boolean, why: string): Guard =>
  (files) =>
    files
      .filter((file) => isProduct(file) && kind.test(file.path) && takenIn(file).some(isOld))
      .map(({ path }) => `${path}: ${why}`);
