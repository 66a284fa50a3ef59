import * as E from 'fp-ts/Either';
import type { Itself, Task } from '../command.ts';
import type { App } from '../composition.ts';
import { printAnswer, type Answer } from '../output.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { readActors } from './actors.ts';
import { checkScenario } from './check-scenario.ts';
import { loadScenarios, type Loaded } from './load-scenarios.ts';
import { strangersIn } from './run-scenarios.ts';
import type { Mistake } from './scenario.ts';
import type { Sets } from './sets.ts';

/** Reads and checks scenarios. Those with a mistake have what is right of them: nobody may run them. */
export const checkedScenarios = async (files: readonly string[], sets: Sets, itself: Itself): Promise<Loaded> => {
  const { scenarios, mistakes } = await loadScenarios(files, sets);
  const found: Mistake[] = [...mistakes];
  for (const scenario of scenarios) found.push(...(await checkScenario(scenario, itself)));
  return { scenarios, mistakes: onceByPlace(found) };
};

/** A file that others use is read for each of them, and so is one with examples. */
const onceByPlace = (found: readonly Mistake[]): readonly Mistake[] =>
  [...new Map(found.map((mistake) => [mistakeText(mistake), mistake])).values()].toSorted(byPlace);

const byPlace = (one: Mistake, other: Mistake): number =>
  one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;

/** A mistake as editors and compilers tell theirs. */
const mistakeText = ({ file, line, column, message }: Mistake): string => `${file}:${line}:${column} ${message}`;

/** Prints the mistakes. The refusal counts them. */
export const refusedFor = (app: Pick<App, 'io' | 'settings'>, found: readonly Mistake[]): Refusal => {
  const mistakes = onceByPlace(found);
  printAnswer(app.io, app.settings.isJson, answerOf(mistakes));
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return { ...refusal('wrong_scenario', `${count}: nothing ran.`), exit: 2 };
};

const answerOf = (mistakes: readonly Mistake[]): Answer => ({
  json: { mistakes },
  text: mistakes.map(mistakeText).join('\n'),
});

/** What was typed behind `scenario lint`. */
export interface TypedLint {
  readonly files: readonly string[];
  readonly options: { readonly people?: string | undefined };
  readonly itself: Itself;
}

export const lintScenarios =
  (app: Pick<App, 'io' | 'settings'>, { files, options, itself }: TypedLint): Task =>
  async () => {
    const { scenarios, mistakes } = await checkedScenarios(files, { vars: {}, fields: [] }, itself);
    const people = options.people === undefined ? undefined : await readActors(options.people, app.io.env);
    const wrong = [...mistakes, ...peopleMistakes(scenarios, people)];
    if (wrong.length > 0) return E.left(refusedFor(app, wrong));
    const count = scenarios.length === 1 ? '1 scenario' : `${scenarios.length} scenarios`;
    return E.right({ json: { mistakes }, text: `${count}, no mistake.` });
  };

type People = Awaited<ReturnType<typeof readActors>>;

/** Without --people, only the server knows who can act. */
const peopleMistakes = (scenarios: Loaded['scenarios'], people: People | undefined): readonly Mistake[] => {
  if (people === undefined) return [];
  return E.isLeft(people) ? people.left : strangersIn(scenarios, people.right);
};
