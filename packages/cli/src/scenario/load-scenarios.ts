import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { BUILT_IN, checkValues } from './check-file.ts';
import type { Mistake, Need, PlaceOf, Scenario, Step, Values, WrittenScenario } from './scenario.ts';
import schema from './scenario.schema.json' with { type: 'json' };
import { replacementsIn, type Sets } from './sets.ts';
import { hereIn, stepsOfUsed, usedFiles, wrongValues, type UsedFile } from './used-files.ts';
import { textOf } from './variables.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** What was read. Every file has its scenarios, one or one for each example, with what is right of them. */
export interface Loaded {
  readonly scenarios: readonly Scenario[];
  readonly mistakes: readonly Mistake[];
}

type Read = (file: string) => Promise<YamlFile<WrittenScenario>>;

interface Reading {
  readonly read: Read;
  readonly sets: Sets;
}

interface Assembled extends Pick<Scenario, 'steps' | 'needs' | 'mayBe'> {
  readonly file: YamlFile<WrittenScenario>;
  readonly mistakes: readonly Mistake[];
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
  const found = await Promise.all(paths.map(filesAt));
  const files = found.flat();
  const loaded = await Promise.all(files.map((file) => assemble(file, { read, sets }, [])));
  const empty = paths
    .filter((_path, index) => found[index]?.length === 0)
    .map((file) => ({ file, line: 1, column: 1, message: NONE_HERE }));
  return {
    scenarios: loaded.flatMap((one) => runsOf(one, sets)),
    mistakes: [...empty, ...loaded.flatMap(({ mistakes }) => mistakes)],
  };
};

/** The scenarios of a folder, at any depth, in the order of their names. Any other path stands for itself. */
const filesAt = async (path: string): Promise<readonly string[]> => {
  // `statSync` throws when a part of the path is a file. `existsSync` does not.
  if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
  const inside = await readdir(path, { recursive: true });
  return inside
    .filter((name) => /\.ya?ml$/.test(name))
    .toSorted()
    .map((name) => join(path, name));
};

/** Puts the steps of the used files before a file's own. @param users the files that use this one */
const assemble = async (path: string, reading: Reading, users: readonly string[]): Promise<Assembled> => {
  const file = await reading.read(path);
  const { written, placeOf, lost } = file;
  // Nobody knows which variables are in what can't be read.
  if (written === undefined) return { file, mistakes: file.mistakes, steps: [], needs: [], mayBe: () => true };
  const names = new Set([
    ...BUILT_IN,
    ...[written.vars ?? {}, ...(written.examples ?? [])].flatMap(Object.keys),
    ...lost,
  ]);
  const [before, needs]: [Step[], Need[]] = [[], [...(written.needs ?? [])]];
  const mistakes = [...file.mistakes, ...checkValues(written, placeOf)];
  const mayBe = [(name: string) => lost.has(name)];
  for (const use of usedFiles(path, written, placeOf)) {
    const message = whyNotUsed(use, [...users, resolve(path)]);
    if (message !== undefined) {
      mistakes.push({ ...use.placeOf(), message });
      mayBe.push(() => true);
      continue;
    }
    const used = await assemble(use.path, reading, [...users, resolve(path)]);
    mistakes.push(...used.mistakes, ...wrongValues(use, used.file, names));
    const values = { ...use, with: { ...use.with, ...reading.sets.vars } };
    before.push(...stepsOfUsed(values, used.file.written?.vars, used.steps));
    needs.push(...used.needs);
    mayBe.push(used.mayBe);
  }
  return {
    file,
    mistakes,
    steps: [...before, ...stepsIn(path, written, placeOf)],
    needs: [...new Set(needs)],
    mayBe: (name) => mayBe.some((isOne) => isOne(name)),
  };
};
/** Why a file can't be used. @param users the files that use it, and theirs */
const whyNotUsed = ({ path }: UsedFile, users: readonly string[]): string | undefined => {
  if (!existsSync(path)) return `${path} cannot be read`;
  return users.includes(resolve(path)) ? 'the file uses itself' : undefined;
};

/** A file's own steps. */
const stepsIn = (file: string, written: WrittenScenario, placeOf: PlaceOf): readonly Step[] =>
  written.steps.map((step, index) => ({
    ...step,
    ...(step.as === undefined && written.as !== undefined && { as: written.as }),
    name: step.name ?? step.run,
    placeOf: (...way) => placeOf('steps', index, ...way),
    given: hereIn(file),
  }));

/** A run for each row of the examples, as often as the file says. */
const runsOf = ({ file: { written, placeOf }, steps, needs, mayBe }: Assembled, sets: Sets): readonly Scenario[] => {
  if (written === undefined) return [];
  const { name, tags = [], vars = {}, repeat = 1, examples = [{}] } = written;
  const times = Array.from({ length: repeat }, (_, index) => (repeat === 1 ? [] : [`${index + 1} of ${repeat}`]));
  const rows = examples.flatMap((row) => times.map((time) => ({ row, said: [...valuesIn(row), ...time].join(', ') })));
  return rows.map(({ row, said }) => ({
    name: said === '' ? name : `${name} [${said}]`,
    tags,
    needs,
    world: written.world,
    vars: { ...hereIn(placeOf().file), ...vars, ...row, ...known({ ...vars, ...row }, sets.vars) },
    steps,
    placeOf,
    mayBe,
  }));
};

const valuesIn = (row: Values): readonly string[] =>
  Object.entries(row).map(([name, value]) => `${name}: ${textOf(value)}`);

/** The values of `--set` for the variables that a file has. */
const known = (vars: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(vars, name)));
