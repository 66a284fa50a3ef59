import type { Mistake, Scenario, Step, Values, WrittenScenario, PlaceOf } from './scenario.ts';

export const BUILT_IN = ['out', 'here'];

/** Finds steps of one name: neither `--until` nor `--set` could tell which one is meant. */
export const checkStepNames = ({ steps }: Scenario): readonly Mistake[] => {
  const first = new Map<string, Step>();
  return steps.flatMap((step) => {
    if (step.name === step.run) return [];
    const place = step.placeOf('name');
    const other = first.get(step.name)?.placeOf('name');
    first.set(step.name, step);
    // A file that is used twice has the same steps twice.
    return other === undefined || other.file !== place.file || other.line === place.line
      ? []
      : [{ ...place, message: `another step has the name "${step.name}"` }];
  });
};

/** A refusal never ends with 0. */
export const checkExit = ({ expect, placeOf }: Step): readonly Mistake[] =>
  expect?.exit === 0 && (expect.code ?? expect.message ?? expect.field) !== undefined
    ? [{ ...placeOf('expect', 'exit'), message: 'a refusal (code, message, field) never has exit 0' }]
    : [];

/** A variable that is always there, or has the name of somebody who acts, is not to be replaced. */
export const checkSavedNames = ({ save = {}, placeOf }: Step, { steps }: Scenario): readonly Mistake[] => {
  const people = new Set(steps.flatMap(({ as }) => (as === undefined ? [] : [as])));
  return Object.keys(save)
    .filter((name) => BUILT_IN.includes(name) || people.has(name))
    .map((name) => ({ ...placeOf('save', name), message: `"${name}" has a value already: save under another name` }));
};

/** Variables and rows of a file. */
export const checkValues = ({ vars = {}, examples = [] }: WrittenScenario, placeOf: PlaceOf): readonly Mistake[] => {
  const taken = (values: Values, way: readonly (string | number)[]): readonly Mistake[] =>
    Object.keys(values)
      .filter((name) => BUILT_IN.includes(name))
      .map((name) => ({ ...placeOf(...way, name), message: `"${name}" is always there: choose another name` }));
  const [head = {}] = examples;
  const uneven = examples.flatMap((row, index): readonly Mistake[] => {
    // A variable stands for the column that a row leaves out.
    const odd = [...missingIn(head, { ...vars, ...row }), ...missingIn(row, { ...vars, ...head })];
    return odd.length === 0
      ? []
      : [{ ...placeOf('examples', index), message: `the row has other columns than the first one: ${odd.join(', ')}` }];
  });
  return [...taken(vars, ['vars']), ...examples.flatMap((row, index) => taken(row, ['examples', index])), ...uneven];
};

const missingIn = (one: Values, other: Values): readonly string[] =>
  Object.keys(one).filter((name) => !Object.hasOwn(other, name));
