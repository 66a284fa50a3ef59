import { at, listAt, nodesOf, parentsIn, wordAt, type Node } from './ledger/syntax.ts';
import type { SourceFile } from './repository.ts';

/** The words of the wire stand in the codecs of adapters-http. The command line takes them from there. */

const isProduct = ({ path }: SourceFile): boolean => /^packages\/(?!.*(\.test\.|\/testing\/))/.test(path);

/** The name of a variable, a field or a key. */
const nameOf = (node: Node | undefined): string =>
  (node?.type === 'Literal' ? wordAt(node, 'value') : wordAt(node, 'name')) ?? '';

/** The name of what is called: `b` of `b()` and of `a.b()`. */
const calledIn = (node: Node): string => {
  const callee = node.type === 'CallExpression' ? at(node, 'callee') : undefined;
  return nameOf(callee?.type === 'MemberExpression' ? at(callee, 'property') : callee);
};

const textAt = (node: Node | undefined): readonly string[] =>
  node?.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : [];

const entriesOf = (node: Node | undefined): readonly Node[] =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? entriesOf(at(node, 'expression'))
    : listAt(node, 'properties').filter(({ type }) => type === 'Property');

const keysOf = (node: Node | undefined): readonly string[] =>
  entriesOf(node)
    .filter((entry) => entry['computed'] !== true)
    .map((entry) => nameOf(at(entry, 'key')));

/** The words of a table that are others than ours beside them: `{ male: 'MASCULINO', web: 'web' }` has one. */
const othersIn = (node: Node | undefined): readonly string[] =>
  entriesOf(node).flatMap((entry) => textAt(at(entry, 'value')).filter((word) => word !== nameOf(at(entry, 'key'))));

/** The words that one expression of a codec declares: those that it renames, and those that it takes as they are. */
const wordsIn = (node: Node): { readonly renamed?: readonly string[]; readonly kept?: readonly string[] } => {
  const [first, second, third] = listAt(node, 'arguments');
  switch (calledIn(node)) {
    case 'recordOnWire':
      return { kept: keysOf(second).filter((key) => !keysOf(third).includes(key)), renamed: othersIn(third) };
    case 'wordsOnWire':
      return { renamed: othersIn(second) };
    case 'type':
    case 'partial':
    case 'strict':
      return { kept: keysOf(first) };
    case 'field':
      return { kept: textAt(first) };
    case 'keyof':
      return { renamed: keysOf(first) };
    case 'literal':
      return { renamed: textAt(first) };
    default:
      return node.type === 'VariableDeclarator' && /_(WORDS|NAMES|FLAGS)$/.test(nameOf(at(node, 'id')))
        ? { renamed: othersIn(at(node, 'init')) }
        : {};
  }
};

/** Whether a word is no chance: it has two parts, or it is all capitals. */
const isDistinct = (word: string): boolean => /^[a-z]+([A-Z][a-z0-9]*|[_-][a-z0-9]+)+$|^[A-Z]{3,}$/.test(word);

/** The names that are ours too: whatever the domain calls something, and what an interface of adapters-http asks for. */
const oursIn = (file: SourceFile): readonly string[] =>
  nodesOf(file).flatMap((node) => {
    if (node.type === 'TSPropertySignature') return [nameOf(at(node, 'key'))];
    if (node.type === 'TSLiteralType') return textAt(at(node, 'literal'));
    if (!file.path.startsWith('packages/domain/')) return [];
    return node.type === 'Identifier' ? [nameOf(node)] : textAt(node);
  });

/** The words that a file spells: keys of its objects, and texts. To read a field of a codec is no spelling: it compiles. */
const spelledIn = (file: SourceFile): readonly string[] => {
  const parents = parentsIn(file);
  return nodesOf(file).flatMap((node) => {
    const isNew = node.type === 'Property' && node['computed'] !== true && node['shorthand'] !== true;
    return isNew && parents.get(node)?.type === 'ObjectExpression' ? [nameOf(at(node, 'key'))] : textAt(node);
  });
};

const isOf = (name: string) => (file: SourceFile) => isProduct(file) && file.path.startsWith(`packages/${name}/`);

/** Finds the words of the wire that the command line spells, and that a codec could give it. */
export const checkWireWords = (files: readonly SourceFile[]) => {
  const adapters = files.filter(isOf('adapters-http'));
  const ours = new Set([...files.filter(isOf('domain')), ...adapters].flatMap(oursIn));
  const words = adapters
    .filter(({ path }) => path.endsWith('.codecs.ts'))
    .flatMap((file) => nodesOf(file).map(wordsIn));
  const wire = new Set(
    words
      .flatMap(({ renamed = [], kept = [] }) => [...renamed, ...kept.filter(isDistinct)])
      .filter((word) => !ours.has(word)),
  );
  const problems = files.filter(isOf('cli')).flatMap((file) => {
    const spelled = [...new Set(spelledIn(file).filter((word) => wire.has(word)))];
    return spelled.length === 0
      ? []
      : [`${file.path}: ${spelled.join(', ')}: a codec of adapters-http has the word: take it from there`];
  });
  if (wire.size === 0) problems.push('no word of the wire was read');
  return { problems, summary: `${wire.size} words stand in the codecs` };
};
