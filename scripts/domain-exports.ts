import { posix } from 'node:path';
import { parsed } from './ledger/syntax.ts';
import type { SourceFile } from './source-rules.ts';

/**
 * Finds exports of the domain that no other product file uses. For knip each of them is used, because the index of a
 * capability exports it, and that index is an entry of the package.
 */

/** A name that a file exports: `file#name`. */
type Export = string;

interface Module {
  readonly path: string;
  readonly own: readonly string[];
  /** Its imports and re-exports: the name in the other file, and that file. `*` means everything. */
  readonly taken: readonly { readonly name: string; readonly from: string }[];
  /** Its re-exports, by their names in this file. */
  readonly handedOn: ReadonlyMap<string, Export>;
}

const DOMAIN = 'packages/domain/src';
const isIndex = (path: string): boolean => path.endsWith('/index.ts');

/** The file that an import names. `undefined` for a file outside the project. */
const fileOf = (from: string, importer: string): string | undefined => {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const capability = /^@aroeira\/domain\/(.+)$/.exec(from)?.[1];
  return capability === undefined ? undefined : `${DOMAIN}/${capability}/index.ts`;
};

const moduleOf = (file: SourceFile): Module => {
  const { staticImports, staticExports } = parsed(file).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const imported = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ name: importName.name ?? '*', from: moduleRequest.value })),
  );
  const handedOn = exported.flatMap(({ moduleRequest, importName, exportName }) => {
    const from = moduleRequest === null ? undefined : fileOf(moduleRequest.value, file.path);
    const name = importName.name ?? '*';
    return from === undefined ? [] : [[exportName.name ?? `* ${from}`, `${from}#${name}`] as const];
  });
  return {
    path: file.path,
    own: exported.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
    ),
    taken: imported.flatMap(({ name, from }) => {
      const path = fileOf(from, file.path);
      return path === undefined ? [] : [{ name, from: path }];
    }),
    handedOn: new Map(handedOn),
  };
};

/** Lists the exports of the domain, `file#name`, that no other product file imports. */
export const unusedExports = (product: readonly SourceFile[]): readonly Export[] => {
  const modules = new Map(product.map((file) => [file.path, moduleOf(file)]));
  const used = new Set<Export>();
  const mark = (path: string, name: string): void => {
    const file = modules.get(path);
    if (file === undefined || used.has(`${path}#${name}`)) return;
    used.add(`${path}#${name}`);
    for (const [as, origin] of file.handedOn) {
      const [from = '', there = ''] = origin.split('#');
      if (as === name || name === '*') mark(from, there);
      else if (there === '*') mark(from, name);
    }
  };
  for (const { taken, handedOn, path } of modules.values()) {
    for (const { name, from } of taken) mark(from, name);
    // An index is no user of its re-exports. Any other file that re-exports a name is a user.
    if (!isIndex(path))
      for (const origin of handedOn.values()) mark(origin.split('#')[0] ?? '', origin.split('#')[1] ?? '');
  }
  return [...modules.values()]
    .filter(({ path }) => path.startsWith(`${DOMAIN}/`) && !isIndex(path))
    .flatMap(({ path, own }) => own.map((name): Export => `${path}#${name}`))
    .filter((one) => !used.has(one) && !used.has(`${one.split('#')[0] ?? ''}#*`));
};

/** Compares the unused exports with the number that a capability may still have. */
export const checkExports = (product: readonly SourceFile[], waiting: Readonly<Record<string, number>>) => {
  const byCapability = new Map<string, Export[]>();
  for (const one of unusedExports(product)) {
    const capability = one.split('/')[3] ?? '';
    byCapability.set(capability, [...(byCapability.get(capability) ?? []), one]);
  }
  const problems = [...new Set([...byCapability.keys(), ...Object.keys(waiting)])].flatMap((capability) => {
    const unused = byCapability.get(capability) ?? [];
    const allowed = waiting[capability] ?? 0;
    if (unused.length > allowed)
      return [
        `${capability}: ${unused.length} exports have no user outside their file, ${allowed} may: use them or make them private`,
        ...unused.map((one) => `  ${one}`),
      ];
    return unused.length < allowed
      ? [`${capability}: ${unused.length} exports have no user, and ${allowed} may: lower the number in waiting.ts`]
      : [];
  });
  if (product.length === 0) problems.push('no product file was read');
  return { problems, summary: `${[...byCapability.values()].flat().length} have no user yet` };
};
