import { access, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import { BUILT_IN, checkValues } from './check-file.ts';
import type { Mistake, Need, Scenario, Step, Values, WrittenScenario } from './scenario.ts';
import schema from './scenario.schema.json' with { type: 'json' };
import { replacementsIn, type Sets } from './sets.ts';
import { hereIn, stepsOfUsed, usedFiles, wrongValues } from './used-files.ts';
import { textOf } from './variables.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** What was read. Without a mistake every file has its scenarios: one, or one for each example. */
export interface Loaded {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: readonly Mistake[];
}

type Read = (file: string) => Promise<E.Either<readonly Mistake[], YamlFile<WrittenScenario>>>;

interface Reading {
  readonly read: Read;
  readonly sets: Sets;
}

interface Assembled {
  readonly file: YamlFile<WrittenScenario>;
  readonly steps: readonly Step[];
  readonly needs: readonly Need[];
}

const NONE_HERE = 'no scenario is in this folder';

/** Reads files, and the files that they use. A folder stands for all its files. */
export const loadScenarios = async (paths: readonly string[], sets: Sets): Promise<Loaded> => {
  const known = new Map<string, ReturnType<Read>>();
  const read: Read = (file) => {
    const reading = known.get(resolve(file)) ?? readYaml(file, { schema, replacements: replacementsIn(sets) });
    known.set(resolve(file), reading);
    return reading;
  };
  const files = (await Promise.all(paths.map(filesAt))).flat();
  const loaded = await Promise.all(files.map((file) => assemble(file, { read, sets }, [])));
  const empty = files.length > 0 ? [] : paths.map((file) => ({ file, line: 1, column: 1, message: NONE_HERE }));
  return {
    scenarios: loaded.flatMap((one) => (E.isRight(one) ? runsOf(one.right, sets) : [])),
    mistakes: [...empty, ...loaded.flatMap((one) => (E.isLeft(one) ? one.left : []))],
  };
};

/** The scenarios of a folder, at any depth, in the order of their names. Any other path stands for itself. */
const filesAt = async (path: string): Promise<readonly string[]> => {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const inside = await readdir(path, { recursive: true });
  return inside
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => join(path, name));
};

const isFile = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Puts the steps of the used files before a file's own. @param users the files that use this one */
const assemble = async (
  file: string,
  reading: Reading,
  users: readonly string[],
): Promise<E.Either<readonly Mistake[], Assembled>> => {
  const found = await reading.read(file);
  if (E.isLeft(found)) return found;
  const { written, placeOf } = found.right;
  if (users.includes(resolve(file))) return E.left([{ ...placeOf('use'), message: 'the file uses itself' }]);
  const own = written.steps.map(
    (step, index): Step => ({
      ...step,
      ...(step.as === undefined && written.as !== undefined && { as: written.as }),
      name: step.name ?? step.run,
      placeOf: (...way) => placeOf('steps', index, ...way),
      given: hereIn(file),
    }),
  );
  const names = new Set([...BUILT_IN, ...[written.vars ?? {}, ...(written.examples ?? [])].flatMap(Object.keys)]);
  const [before, needs]: [Step[], Need[]] = [[], [...(written.needs ?? [])]];
  const mistakes: Mistake[] = [...checkValues(written, placeOf)];
  for (const use of usedFiles(file, written, placeOf)) {
    if (!(await isFile(use.path))) {
      mistakes.push({ ...use.placeOf(), message: `${use.path} cannot be read` });
      continue;
    }
    const used = await assemble(use.path, reading, [...users, resolve(file)]);
    if (E.isLeft(used)) {
      mistakes.push(...used.left);
      continue;
    }
    const other = used.right.file.written;
    mistakes.push(...wrongValues(use, other, names));
    before.push(...stepsOfUsed({ ...use, with: { ...use.with, ...reading.sets.vars } }, other, used.right.steps));
    needs.push(...used.right.needs);
  }
  if (mistakes.length > 0) return E.left(mistakes);
  return E.right({ file: found.right, steps: [...before, ...own], needs: [...new Set(needs)] });
};

/** One run for each row of the examples. */
const runsOf = ({ file: { written, placeOf }, steps, needs }: Assembled, sets: Sets): readonly Scenario[] => {
  const { name, tags = [], vars = {}, examples } = written;
  return (examples ?? [{}]).map((row) => ({
    name: examples === undefined ? name : `${name} [${rowText(row)}]`,
    tags,
    needs,
    world: written.world,
    vars: { ...hereIn(placeOf().file), ...vars, ...row, ...known({ ...vars, ...row }, sets.vars) },
    steps,
    placeOf,
  }));
};

const rowText = (row: Values): string =>
  Object.entries(row)
    .map(([name, value]) => `${name}: ${textOf(value)}`)
    .join(', ');

/** The values of `--set` for the variables that a file has. */
const known = (vars: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(vars, name)));
