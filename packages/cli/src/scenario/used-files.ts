import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { Mistake, PlaceOf, Step, Use, Values, WrittenScenario } from './scenario.ts';
import { fill, namesIn } from './variables.ts';
import { meant } from './meant.ts';
import type { YamlFile } from './yaml-file.ts';

/** One entry of `use`, and where its values stand. */
export interface UsedFile {
  readonly path: string;
  readonly with: Values;
  readonly placeOf: PlaceOf;
}

/** The files that a file uses, in their order. */
export const usedFiles = (file: string, { use = [] }: WrittenScenario, placeOf: PlaceOf): readonly UsedFile[] => {
  const isList = Array.isArray(use);
  return [use].flat().map((one: Use, index) => {
    const { file: name, with: values = {} } = typeof one === 'string' ? { file: one } : one;
    return {
      path: isAbsolute(name) ? name : join(dirname(file), name),
      with: values,
      placeOf: (...way) => placeOf('use', ...(isList ? [index] : []), ...way),
    };
  });
};

/** The folder of a file, as its steps name it. */
export const hereIn = (file: string): Values => ({ here: resolve(dirname(file)) });

/** Finds the values for variables that the used file does not have, and those that name an unknown one. */
export const wrongValues = (
  used: UsedFile,
  { written, lost }: YamlFile<WrittenScenario>,
  known: ReadonlySet<string>,
): readonly Mistake[] => {
  const vars = written?.vars ?? {};
  const isWrong = written === undefined || lost.has('vars');
  return Object.entries(used.with).flatMap(([name, value]) => {
    const place = used.placeOf('with', name);
    const stranger = namesIn(value).find((inner) => !known.has(inner) && !inner.includes('.'));
    return [
      ...(isWrong || Object.hasOwn(vars, name) || lost.has(name)
        ? []
        : [{ ...place, message: `${used.path} has no variable "${name}"${meant(name, Object.keys(vars))}` }]),
      ...(stranger === undefined
        ? []
        : [{ ...place, message: `unknown variable "${stranger}"${meant(stranger, [...known])}` }]),
    ];
  });
};

/** The steps of a used file, with its variables: each may name those above it, and `with` has other values for them. */
export const stepsOfUsed = (used: UsedFile, vars: Values | undefined, steps: readonly Step[]): readonly Step[] => {
  let values = hereIn(used.path);
  for (const [name, value] of Object.entries(vars ?? {}))
    values = { ...values, [name]: used.with[name] ?? filled(value, values) };
  return steps.map((step) => {
    const own = Object.entries(step.given).map(([name, value]) => [name, filled(value, values)]);
    return { ...step, given: { ...values, ...Object.fromEntries(own) } };
  });
};

const filled = (value: Values[string], values: Values) => fill(value, (name) => values[name]);
