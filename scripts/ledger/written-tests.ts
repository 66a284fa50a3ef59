import type { SourceFile } from '../repository.ts';
import { allIn, at, childrenOf, listAt, parsed, textOf, textsIn, wordAt, type Node } from './syntax.ts';

/** A test as written, before it runs. */
export interface WrittenTest {
  readonly file: string;
  /** The titles of its suites, and then its own title. It leaves out the variables of a template. */
  readonly title: string;
  /** The rules in its titles and in the rows of its table. */
  readonly rules: readonly string[];
  /** Every text in the test, in its table and in the declarations that it uses. */
  readonly texts: () => readonly string[];
}

/** The suites around a node. */
interface Around {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

const RULE = /\[(R\d{3})\]/g;
const RUNNERS = new Set(['it', 'test', 'describe']);
/** A test that does not run proves nothing, and a test that must fail proves the opposite. */
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

/** Lists a node with every declaration of its file that it uses, directly or through others. */
const withUsed = (nodes: readonly Node[], declarations: ReadonlyMap<string, Node>): readonly Node[] => {
  const found = new Set<Node>(nodes);
  // The loop over a Set also reaches elements that it adds.
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
    // The rules of the rows count as rules of the title, because a title can contain its row.
    const named = [...titles, ...rows, ...around.texts].join('\n');
    if (runner.words.includes('describe'))
      return rest.flatMap((child) => visit(child, { titles, texts: [...around.texts, ...rows] }));
    const rules = [...new Set([...named.matchAll(RULE)].map(([, id = '']) => id))];
    // Few tests are asked for their texts, and to gather them takes long.
    const texts = (): readonly string[] => [...rows, ...textsOf(rest)];
    return [{ file: file.path, title: titles.join(' '), rules, texts }];
  };
  return visit(program, { titles: [], texts: [] });
};
