import { posix } from 'node:path';
import { at, listAt, parsed, textsIn, wordAt, type Node } from './ledger/syntax.ts';
import type { SourceFile } from './source-rules.ts';

/** Shapes of earlier screens that new ones must not copy. Each guard says why in one line. */

type Guard = (files: readonly SourceFile[]) => readonly string[];

const isProduct = ({ path }: SourceFile): boolean =>
  path.startsWith('packages/') && !/\.(test|spec)\.tsx?$|\/testing\//.test(path);

/** Names the product files of a kind whose code has a pattern. A comment may name what it replaces. */
const forbids =
  (kind: RegExp, pattern: RegExp, why: string): Guard =>
  (files) =>
    files
      .filter((file) => isProduct(file) && kind.test(file.path) && pattern.test(withoutComments(file.text)))
      .map(({ path }) => `${path}: ${why}`);

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** How many source files one folder of a capability may hold. */
const FOLDER_LIMIT = 30;

/** The kernel is no capability: its fields are one file a type, and a type is found by its name. */
const CAPABILITY = /^packages\/[^/]+\/src\/(?!kernel\/)[^/]+/;

const flatFolders: Guard = (files) => {
  const counts = new Map<string, number>();
  for (const { path } of files.filter((file) => isProduct(file) && /\.tsx?$/.test(file.path))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > FOLDER_LIMIT && CAPABILITY.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files lie flat: one folder a story, or nobody finds the neighbour`);
};

/** A path of the web, as `/dashboard` or `/registration/terms`. */
const ROUTE = /^\/[a-z][\w-]*(\/|$)/;

const routesInDomain: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && file.path.startsWith('packages/domain/') && file.text.includes("'/"))
    .filter((file) => textsIn(parsed(file).program).some((text) => ROUTE.test(text)))
    .map(({ path }) => `${path}: a rule answers a step, and only the web knows its path`);

const BINDS = /toResolvedValue\(/;

const binders: Guard = (files) => {
  const binding = files.filter((file) => isProduct(file) && BINDS.test(withoutComments(file.text)));
  const inComposition = binding.filter(({ path }) => path.startsWith('packages/web/src/composition/'));
  return binding
    .filter((file) => file !== inComposition[0])
    .map(
      ({ path }) => `${path}: one helper of composition/ binds a maker to named parts, never to a tuple by position`,
    );
};

const MAKERS = /^packages\/(domain|adapters-http)\/.*\.ts$/;

/** Whether an exported constant is a maker that takes two or more parts, each by its position. */
const takesPartsByPosition = (declared: Node): boolean =>
  /^make[A-Z]/.test(wordAt(at(declared, 'id'), 'name') ?? '') && listAt(at(declared, 'init'), 'params').length > 1;

const makersByPosition: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && MAKERS.test(file.path) && /\bmake[A-Z]/.test(file.text))
    .flatMap((file) =>
      listAt(parsed(file).program, 'body')
        .filter(({ type }) => type === 'ExportNamedDeclaration')
        .flatMap((exported) => listAt(at(exported, 'declaration'), 'declarations'))
        .filter(takesPartsByPosition)
        .map((declared) => `${file.path}: ${wordAt(at(declared, 'id'), 'name')} takes its parts by position`),
    )
    .map((problem) => `${problem}: a maker of two or more parts takes one named object of them`);

/** A view model that calls or loads, and never ends it. */
const openEnded: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && file.path.endsWith('.view-model.ts'))
    .filter(({ text }) => /\bnew (Call|Loaded)\b/.test(text) && !/\bclose\b\s*(\(\)|=)/.test(withoutComments(text)))
    .map(({ path }) => `${path}: close() ends its calls, or a late answer changes a page that was left`);

const VERBS =
  /^(abandon|add|answer|ask|book|cancel|change|check|choose|close|confirm|create|deny|disable|email|enable|end|enter|fetch|fill|find|finish|follow|forget|gather|invest|keep|leave|list|load|look|manage|mark|offer|open|pick|prepare|put|read|recall|redeem|register|remove|repeat|report|request|reset|resume|revoke|save|send|set|share|show|sign|skip|start|submit|suggest|switch|tell|turn|unblock|unlock|update|upload|verify|watch|withdraw|work)(-|$)/;

const verbLast: Guard = (files) =>
  files
    .filter(isProduct)
    .flatMap(({ path }) => {
      const name = /([\w-]+)\.use-case\.ts$/.exec(path)?.[1];
      return name === undefined || VERBS.test(name) ? [] : [path];
    })
    .map((path) => `${path}: a use case is one verb, and its name begins with it`);

export const OLD_SHAPES = {
  busyFlag: forbids(
    /^packages\/web\/.*\.view-model\.ts$/,
    /\bis(Busy|Sending|UnderWay)\b\s*(:\s*boolean\s*[;=]|=(?![=>])(?!\s*\())/,
    'ui/call.ts keeps what is under way, and drops an answer that comes after the visit ended',
  ),
  noValidate: forbids(
    /^packages\/web\/src\/(?!ui\/(form-page|submit-form)\.tsx$|ui\/forms\/)/,
    /\bnoValidate\b|<form\b/,
    'ui/form-page.tsx and ui/submit-form.tsx draw the shell of every form',
  ),
  injectedState: forbids(
    /^packages\/web\/.*\.tsx?$/,
    /use(State|Memo)\(\s*(\(\) =>\s*)?(useInject\(|open\()/,
    'useVisit opens a view model for this visit and closes it when the visit ends',
  ),
  injectingScreen: forbids(
    /^packages\/web\/.*\.screen\.tsx$/,
    /\buse(Inject|Visit|Opened)\(/,
    'a screen draws a view model; its .page.tsx alone injects',
  ),
  openEnded,
  binders,
  makersByPosition,
  centralTokens: forbids(
    /^packages\/web\/src\/composition\/([\w-]+\.)?tokens\.ts$/,
    /(?<!import type \{ DeviceMemory \} )from '(@aroeira\/domain\/(?!kernel)|\.\.\/(?!ui\/|shell\/))/,
    'the tokens of a capability stand in its own <capability>.tokens.ts',
  ),
  sqlInCode: forbids(
    // A seed is nothing but statements, and has a file name of its own.
    /^packages\/sandbox\/src\/(?!.*\.(sql|seed)\.ts$)/,
    /\bsql(<[^>`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
    'a statement stands in a .sql.ts, where a route reads as what it answers',
  ),
  routesInDomain,
  flatFolders,
  verbLast,
} as const satisfies Readonly<Record<string, Guard>>;

export type OldShape = keyof typeof OLD_SHAPES;

/** Looks for every old shape. One that still stands waits by its name, and leaves that list when it is gone. */
export const checkShapes = (files: readonly SourceFile[], waiting: readonly OldShape[]) => {
  const found = Object.entries(OLD_SHAPES).map(([name, guard]) => ({ name, problems: guard(files) }));
  const isWaiting = (name: string): boolean => waiting.some((one) => one === name);
  const problems = found.flatMap((shape) =>
    isWaiting(shape.name)
      ? shape.problems.length === 0
        ? [`${shape.name}: stands nowhere any more: switch the guard on`]
        : []
      : shape.problems,
  );
  if (files.length === 0) problems.push('no source file was read');
  return { problems, summary: `${found.length - waiting.length} of ${found.length} guards are on` };
};
