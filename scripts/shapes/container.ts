import { posix } from 'node:path';
import { at, listAt, type Node } from '../ledger/syntax.ts';
import { anyOf, calledIn, isProduct, nameOf, refuses, refusesToTake, takenIn, type Guard } from './shape.ts';

/** How the container is filled: one helper binds, and each capability has its tokens beside its module. */

const BINDS = /^to(ResolvedValue|DynamicValue|ConstantValue|Self|Service|Factory|Constructor)$|^rebind(Sync)?$/;

/** `container.bind(…)`, `bind(T).toDynamicValue(…)`; fp-ts has a `bind` too, and it takes a text. */
const binds = (node: Node): boolean => {
  if (node.type !== 'CallExpression') return false;
  const callee = at(node, 'callee');
  if (callee?.type !== 'MemberExpression') return false;
  const isBind = calledIn(node) === 'bind' && listAt(node, 'arguments')[0]?.type !== 'Literal';
  return BINDS.test(calledIn(node)) || isBind;
};

const ONE_HELPER = 'composition/bindings.ts alone binds a maker, and gives it its parts by their names';

/** composition/container.ts makes the container, and gives it the one value that no maker makes. */
export const binders = anyOf(
  refuses(/^packages\/web\/src\/(?!composition\/(bindings|container)\.ts$)/, binds, ONE_HELPER),
  refuses(
    /^packages\/web\/src\/composition\/container\.ts$/,
    (node) => binds(node) && !/^(bind|toConstantValue)$/.test(calledIn(node)),
    ONE_HELPER,
  ),
  refusesToTake(
    /^packages\/web\/src\/(?!composition\/(bindings|container|token)\.ts$)/,
    ({ from }) => from === 'inversify',
    'composition/ alone knows the container',
  ),
);

/** `composition/token.ts` makes a token, and a `*.tokens.ts` asks it to. */
const madeElsewhere = anyOf(
  refusesToTake(
    /^packages\/web\/src\/(?!.*\.tokens\.ts$)/,
    ({ from, name, isType }) => /(^|\/)token\.ts$/.test(from) && !isType && /^(token|\*)$/.test(name),
    'a file that makes tokens is called <folder>.tokens.ts',
  ),
  refuses(
    /^packages\/web\/src\/(?!composition\/token\.ts$)/,
    (node) => node.type === 'CallExpression' && nameOf(symbolIn(node)) === 'Symbol',
    'composition/token.ts alone makes a token of a symbol',
  ),
);

const symbolIn = (call: Node): Node | undefined => {
  const callee = at(call, 'callee');
  return callee?.type === 'MemberExpression' ? at(callee, 'object') : callee;
};

/** The folder, and the name before `.tokens.ts`. */
const TOKENS = /^packages\/web\/src\/(?:.*\/)?([\w-]+)\/([\w-]+)\.tokens\.ts$/;

const misplaced: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && file.path.startsWith('packages/web/') && file.path.endsWith('.tokens.ts'))
    .filter(({ path }) => {
      const [, folder, name] = TOKENS.exec(path) ?? [];
      return name === undefined || (folder === 'composition' ? name !== 'shared' : name !== folder);
    })
    .map(({ path }) => `${path}: the tokens of a capability stand in its own <folder>.tokens.ts`);

/** What the shell and composition/ name of a capability, since every page stands on it. */
const EVERYWHERE = new Set(['DeviceMemory', 'Hold', 'LastActivity']);
const SHARED = new Set(['composition', 'shell']);

/** The capability that an import leads to; `undefined` for what everybody may name. */
const capabilityOf = (from: string, path: string): string | undefined => {
  const ofDomain = /^@aroeira\/domain\/([\w-]+)$/.exec(from)?.[1];
  if (ofDomain !== undefined) return ofDomain === 'kernel' ? undefined : ofDomain;
  if (!from.startsWith('.')) return undefined;
  const folder = posix.join(posix.dirname(path), from).split('/')[3] ?? '';
  return ['composition', 'shell', 'ui'].includes(folder) ? undefined : folder;
};

const foreign: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && file.path.startsWith('packages/web/') && file.path.endsWith('.tokens.ts'))
    .filter((file) => {
      const mine = file.path.split('/')[3] ?? '';
      return takenIn(file).some(({ from, name }) => {
        const other = capabilityOf(from, file.path);
        return other !== undefined && other !== mine && !(SHARED.has(mine) && EVERYWHERE.has(name));
      });
    })
    .map(({ path }) => `${path}: a token stands with the capability whose part it names`);

export const strayTokens = anyOf(madeElsewhere, misplaced, foreign);
