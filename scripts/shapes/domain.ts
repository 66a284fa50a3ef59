import { posix } from 'node:path';
import { at, HOLE, listAt, parsed, textOf, wordAt, type Node } from '../ledger/syntax.ts';
import { calledIn, isProduct, nameOf, refuses, type Guard } from './shape.ts';

/** How many source files one folder of a capability may hold. */
const FOLDER_LIMIT = 30;

/** The kernel is no capability: its fields are one file a type, and a type is found by its name. */
const CAPABILITY = /^packages\/[^/]+\/src\/(?!kernel\/)[^/]+/;

export const flatFolders: Guard = (files) => {
  const counts = new Map<string, number>();
  for (const { path } of files.filter((file) => isProduct(file) && /\.tsx?$/.test(file.path))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > FOLDER_LIMIT && CAPABILITY.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files lie flat: one folder a story, or nobody finds the neighbour`);
};

/** A path of the web, as `/dashboard`, `/registration/terms` or a template `/${page}`. */
const ROUTE = new RegExp(`^/([a-zA-Z:][\\w-]*(/|$|\\?|#|${HOLE})|${HOLE})`);

/** The text of a sum as far as it is known: what is not known is a hole. */
const sumOf = (node: Node | undefined): string =>
  node?.type === 'BinaryExpression' && wordAt(node, 'operator') === '+'
    ? sumOf(at(node, 'left')) + sumOf(at(node, 'right'))
    : (textOf(node) ?? HOLE);

/** The text of `['', page].join('/')` and of `'/'.concat(page)`. */
const joinedIn = (node: Node): string => {
  const callee = at(node, 'callee');
  const object = callee?.type === 'MemberExpression' ? at(callee, 'object') : undefined;
  const given = listAt(node, 'arguments');
  if (calledIn(node) === 'concat') return [object, ...given].map(sumOf).join('');
  if (calledIn(node) !== 'join' || object?.type !== 'ArrayExpression') return '';
  return listAt(object, 'elements').map(sumOf).join(sumOf(given[0]));
};

const pathIn = (node: Node): string => {
  switch (node.type) {
    case 'CallExpression':
      return joinedIn(node);
    case 'Literal':
      // A pattern is a literal too, and it is no path.
      return wordAt(node, 'value') ?? '';
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return sumOf(node);
    default:
      return '';
  }
};

export const routesInDomain = refuses(
  /^packages\/domain\//,
  (node) => ROUTE.test(pathIn(node)),
  'a rule answers a step, and only the web knows its path',
);

const MAKERS = /^packages\/(domain|adapters-http)\/.*\.ts$/;

/** Whether an exported constant or function is a maker that takes two or more parts, each by its position. */
const takesPartsByPosition = (declared: Node): boolean =>
  /^make[A-Z]/.test(nameOf(at(declared, 'id'))) && listAt(at(declared, 'init') ?? declared, 'params').length > 1;

const declaredBy = (exported: Node): readonly Node[] => {
  const declaration = at(exported, 'declaration');
  return declaration?.type === 'FunctionDeclaration' ? [declaration] : listAt(declaration, 'declarations');
};

export const makersByPosition: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && MAKERS.test(file.path) && /\bmake[A-Z]/.test(file.text))
    .flatMap((file) =>
      listAt(parsed(file).program, 'body')
        .filter(({ type }) => type === 'ExportNamedDeclaration')
        .flatMap(declaredBy)
        .filter(takesPartsByPosition)
        .map((declared) => `${file.path}: ${nameOf(at(declared, 'id'))} takes its parts by position`),
    )
    .map((problem) => `${problem}: a maker of two or more parts takes one named object of them`);

/** Words that are nothing but verbs. The list has those that some use case begins with, and grows with the next one. */
const VERBS =
  /^(abandon|accept|begin|cancel|confirm|create|disable|enable|enter|fill|find|finish|follow|gather|invest|keep|load|manage|open|read|recall|redeem|remove|reset|revoke|save|send|set|skip|submit|suggest|unblock)(-|$)/;

/** Words that are nouns too. Each use case that begins with one is named, since the word alone does not tell. */
const VERBS_HERE = new Set([
  'answer-consent',
  'change-consent',
  'change-password',
  'change-two-step',
  'email-report',
  'leave-account',
  'leave-interrupted',
  'list-reports',
  'look-up-address',
  'mark-renewal',
  'offer-quick-access',
  'request-investment',
  'request-redemption',
  'sign',
  'sign-in',
  'sign-in-by-questions',
  'sign-in-by-quick-access',
  'sign-out-of-app',
  'start-renewal',
  'switch-account',
  'watch-inactivity',
  'work-out-plan',
]);

export const nounFirst: Guard = (files) =>
  files
    .filter(isProduct)
    .flatMap(({ path }) => {
      const name = /([\w-]+)\.use-case\.ts$/.exec(path)?.[1];
      return name === undefined || VERBS.test(name) || VERBS_HERE.has(name) ? [] : [path];
    })
    .map((path) => `${path}: a use case is one verb, and its name begins with it (scripts/shapes/domain.ts has them)`);
