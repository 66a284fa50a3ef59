import { posix } from 'node:path';
import { parsed } from './ledger/syntax.ts';
import type { SourceFile } from './repository.ts';

/**
 * Finds the tests that import a changed file, at any distance. `vitest --changed` knows them too, and takes half a
 * minute: it transforms every file. And it takes a name that the door of a capability hands on for the whole
 * capability.
 */

/** What a package offers: `@aroeira/domain/*` and the file behind it. */
export type Doors = Readonly<Record<string, string>>;

interface Module {
  /** The names that it takes in, each from its file. `*` is everything. */
  readonly taken: readonly { readonly name: string; readonly from: string }[];
  readonly handedOn: readonly { readonly as: string; readonly name: string; readonly from: string }[];
  readonly own: ReadonlySet<string>;
}

const ALL = '*';

const fileOf = (from: string, importer: string, doors: Doors): string => {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  for (const [door, file] of Object.entries(doors)) {
    const [start = '', end = ''] = door.split(ALL);
    const isDoor = door.includes(ALL) ? from.startsWith(start) && from.endsWith(end) : from === door;
    if (isDoor) return file.replace(ALL, from.slice(start.length, from.length - end.length));
  }
  return from;
};

const moduleOf = (file: SourceFile, doors: Doors): Module => {
  const { staticImports, staticExports, dynamicImports } = parsed(file).module;
  const at = (from: string): string => fileOf(from, file.path, doors);
  const lazily = dynamicImports.map(({ moduleRequest: { start, end } }) => file.text.slice(start + 1, end - 1));
  const exported = staticExports.flatMap(({ entries }) => entries);
  return {
    taken: [
      ...staticImports.flatMap(({ moduleRequest, entries }) => [
        ...entries.map(({ importName }) => ({ name: importName.name ?? ALL, from: at(moduleRequest.value) })),
        ...(entries.length === 0 ? [{ name: ALL, from: at(moduleRequest.value) }] : []),
      ]),
      ...lazily.map((from) => ({ name: ALL, from: at(from) })),
    ],
    handedOn: exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest === null
        ? []
        : [{ as: exportName.name ?? ALL, name: importName.name ?? ALL, from: at(moduleRequest.value) }],
    ),
    own: new Set(exported.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : (exportName.name ?? [])))),
  };
};

/** The files behind a name of a file: itself, and where a name that it hands on comes from. None when it has no such name. */
const behind = (modules: ReadonlyMap<string, Module>, path: string, name: string): readonly string[] => {
  const found = modules.get(path);
  if (found === undefined || found.own.has(name)) return [path];
  const origins = found.handedOn
    .filter(({ as }) => as === name || as === ALL || name === ALL)
    .flatMap(({ as, name: there, from }) => behind(modules, from, as === ALL ? name : there));
  return name === ALL || origins.length > 0 ? [path, ...origins] : [];
};

/** The files that reach a changed file by what they take in, and the changed files themselves. */
export const reachedBy = (
  changed: readonly string[],
  files: readonly SourceFile[],
  doors: Doors,
): ReadonlySet<string> => {
  const modules = new Map(files.map((file) => [file.path, moduleOf(file, doors)]));
  const users = new Map<string, Set<string>>();
  for (const [path, { taken }] of modules)
    for (const { name, from } of taken)
      for (const file of behind(modules, from, name)) users.set(file, (users.get(file) ?? new Set()).add(path));
  const reached = new Set(changed);
  // The loop over a Set also reaches elements that it adds.
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
  return reached;
};
