import type { SourceFile } from '../source-rules.ts';
import { allIn, at, childrenOf, listAt, parsed, textOf, textsIn, wordAt, type Node } from './syntax.ts';

/** A test as it is written, before it runs. */
export interface WrittenTest {
  readonly file: string;
  /** Its own title after those of its suites; a hole of a template is left out. */
  readonly title: string;
  /** The rules that its titles name, those in the rows of its table too. */
  readonly rules: readonly string[];
  /** Every text in the test, in its table and in what it uses of its file. */
  readonly texts: readonly string[];
}

/** What stands around a node. */
interface Around {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

const RULE = /\[(R\d{3})\]/g;
const RUNNERS = new Set(['it', 'test', 'describe']);
/** A test that does not run proves nothing, and one that is expected to fail proves the opposite. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** Reads `it.each(table)`: the runner's name, the words after it and the tables. */
const runnerOf = (
  node: Node | undefined,
): { readonly words: readonly string[]; readonly tables: readonly Node[] } | undefined => {
  switch (node?.type) {
    case 'Identifier': {
      const name = wordAt(node, 'name') ?? '';
      return RUNNERS.has(name) ? { words: [name], tables: [] } : undefined;
    }
    case 'MemberExpression': {
      const runner = runnerOf(at(node, 'object'));
      const word = wordAt(at(node, 'property'), 'name') ?? '';
      return runner && { ...runner, words: [...runner.words, word] };
    }
    case 'CallExpression': {
      const runner = runnerOf(at(node, 'callee'));
      return runner && { ...runner, tables: [...runner.tables, ...listAt(node, 'arguments')] };
    }
    case undefined:
    default:
      return undefined;
  }
};

/** Finds what a file declares by name, at any depth. */
const declarationsIn = (program: Node): ReadonlyMap<string, Node> =>
  new Map(
    allIn(program)
      .filter(({ type }) => type === 'VariableDeclarator' || type === 'FunctionDeclaration')
      .flatMap((node) => {
        const name = wordAt(at(node, 'id'), 'name');
        return name === undefined ? [] : [[name, node] as const];
      }),
  );

/** Lists a node with every declaration of its file that it uses, directly or through another. */
const withUsed = (nodes: readonly Node[], declarations: ReadonlyMap<string, Node>): readonly Node[] => {
  const found = new Set<Node>(nodes);
  // A Set also yields what is added while it is read.
  for (const node of found)
    for (const each of allIn(node)) {
      const used = each.type === 'Identifier' ? declarations.get(wordAt(each, 'name') ?? '') : undefined;
      if (used !== undefined) found.add(used);
    }
  return [...found];
};

/** Lists the tests of a file that would run. */
export const testsIn = (file: SourceFile): readonly WrittenTest[] => {
  const { program } = parsed(file);
  const declarations = declarationsIn(program);
  const textsOf = (nodes: readonly Node[]) => withUsed(nodes, declarations).flatMap(textsIn);

  const visit = (node: Node, around: Around): readonly WrittenTest[] => {
    const runner = node.type === 'CallExpression' ? runnerOf(at(node, 'callee')) : undefined;
    const [first, ...rest] = listAt(node, 'arguments');
    const title = runner === undefined ? undefined : textOf(first);
    if (runner === undefined || title === undefined || rest.length === 0)
      return childrenOf(node).flatMap((child) => visit(child, around));
    if (runner.words.some((word) => NOT_RUN.has(word))) return [];
    const rows = textsOf(runner.tables);
    const titles = [...around.titles, title];
    // Where a title takes its row in, the rules of the rows are those of the title.
    const named = [...titles, ...rows, ...around.texts].join('\n');
    if (runner.words.includes('describe'))
      return rest.flatMap((child) => visit(child, { titles, texts: [...around.texts, ...rows] }));
    const rules = [...new Set([...named.matchAll(RULE)].map(([, id = '']) => id))];
    return [{ file: file.path, title: titles.join(' '), rules, texts: [...rows, ...textsOf(rest)] }];
  };
  return visit(program, { titles: [], texts: [] });
};
