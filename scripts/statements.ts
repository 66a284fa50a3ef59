import { allIn, nodesOf, parentsIn, parsed, type Node } from './ledger/syntax.ts';
import type { SourceFile } from './repository.ts';

/** A statement that finds rows, and the columns that it finds them by. The world is one of each, by the tables' policies. */
export interface Statement {
  readonly place: string;
  /** The function that sends it. */
  readonly name: string;
  readonly verb: string;
  readonly table: string;
  readonly keys: readonly string[];
  /** It joins tables, and does not say whose `client_id` it means: another of them may get one. */
  readonly isVague: boolean;
}

const VERBS = new Map([
  ['selectFrom', 'reads'],
  ['updateTable', 'updates'],
  ['deleteFrom', 'deletes'],
]);
/** What belongs to one client, device, session or document, or is such a one. */
const KEY = /^(?:id|\w+_id|\w+_hash|\w*token|key|document|uid|code|sha256|name|kind|list|predecessor)$/;
const FINDS = /^(?:where|whereRef|on|onRef|\w*[jJ]oin)$/;

const nameOf = (node: unknown): string => {
  const { type, property, name } = Object(node) as Record<string, unknown>; // whatever stands there
  return type === 'MemberExpression' ? nameOf(property) : typeof name === 'string' ? name : '';
};

const textsIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(allIn).flatMap(({ type, value }) => (type === 'Literal' && typeof value === 'string' ? [value] : []));

const columnOf = (text: string): string => text.split('.').at(-1) ?? '';

const argumentsOf = (call: Node): readonly Node[] => (call['arguments'] as readonly Node[] | undefined) ?? []; // by ESTree

/** The calls that a query goes through: `db.selectFrom(…).where(…).select(…)`. */
const chainOf = (call: Node, parents: ReadonlyMap<Node, Node>): readonly Node[] => {
  const member = parents.get(call);
  const next = member === undefined ? undefined : parents.get(member);
  const goesOn = member?.type === 'MemberExpression' && member['object'] === call && next?.['callee'] === member;
  return [call, ...(goesOn && next !== undefined ? chainOf(next, parents) : [])];
};

const declaredName = (statement: Node): string => {
  const declaration = statement['declaration'] ?? statement;
  const { id, declarations } = Object(declaration) as Record<string, unknown>; // whatever stands at the top of a file
  return nameOf(id ?? Object(Array.isArray(declarations) ? declarations[0] : undefined).id);
};

/** The keys of the objects that a function of the file makes, such as one that makes the conditions of a row. */
const madeBy = (functions: ReadonlyMap<string, readonly Node[]>, calls: readonly Node[]): readonly string[] =>
  calls
    .flatMap(allIn)
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => functions.get(nameOf(call['callee'])) ?? [])
    .flatMap(({ type, key }) => (type === 'Property' ? [nameOf(key)] : []));

const keysIn = (functions: ReadonlyMap<string, readonly Node[]>, calls: readonly Node[]): readonly string[] => {
  const finding = calls.filter((call) => FINDS.test(nameOf(call['callee']))).flatMap(argumentsOf);
  const names = [...textsIn(finding).map(columnOf), ...madeBy(functions, finding)];
  return [...new Set(names)].filter((name) => KEY.test(name));
};

/** Lists the statements of a file in the words of Kysely. A query in parts has the keys of the function that it stands in. */
export const statementsOf = (file: SourceFile): readonly Statement[] => {
  const parents = parentsIn(file);
  const body = parsed(file).program['body'] as readonly Node[]; // by ESTree
  const functions = new Map(body.map((node) => [declaredName(node), allIn(node)]));
  return nodesOf(file).flatMap((call) => {
    const verb = call.type === 'CallExpression' ? VERBS.get(nameOf(call['callee'])) : undefined;
    const [table] = textsIn(argumentsOf(call).slice(0, 1));
    if (verb === undefined || table === undefined) return [];
    const [name, around] = [...functions].find(([, nodes]) => nodes.includes(call)) ?? ['', []];
    const chain = chainOf(call, parents);
    const own = keysIn(functions, chain);
    const keys =
      own.length > 0
        ? own
        : keysIn(
            functions,
            around.filter(({ type }) => type === 'CallExpression'),
          );
    const isJoined = chain.some((each) => /[jJ]oin$/.test(nameOf(each['callee'])));
    const isVague = isJoined && textsIn(chain.flatMap(argumentsOf)).includes('client_id');
    return [{ place: file.path, name, verb, table: table.split(' ')[0] ?? table, keys, isVague }];
  });
};
