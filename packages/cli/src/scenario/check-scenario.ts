import * as E from 'fp-ts/Either';
import type { Itself } from '../command.ts';
import { BUILT_IN, checkExit, checkSavedNames, checkStepNames } from './check-file.ts';
import { needsJson } from './expectations.ts';
import { wrongPath } from './json-path.ts';
import { isPattern } from './matchers.ts';
import type { Mistake, Need, Scenario, Source, Step } from './scenario.ts';
import { fill, fillText, namesIn } from './variables.ts';
import { wordsOf } from './words.ts';
import { meant } from './meant.ts';

/** A person's document and password, of whom the server or --people tells. */
const OF_A_PERSON = /^[\w-]+\.(document|password)$/;

/** The words of `portal sandbox` that need a control. */
const CONTROLS = new Map<string, Need>([
  ['clock', 'clock'],
  ['fault', 'faults'],
  ['outbox', 'outbox'],
  ['backoffice', 'backoffice'],
  ['trigger', 'trigger'],
  ['world', 'worlds'],
  ['snapshot', 'worlds'],
]);

/** Finds what the schema can't: commands, variables, JSON paths and controls that are none. Runs nothing. */
export const checkScenario = async (scenario: Scenario, itself: Itself): Promise<readonly Mistake[]> => {
  const saved = new Set<string>();
  const savedLater = new Set(scenario.steps.flatMap(({ save = {} }) => Object.keys(save)));
  const mistakes: Mistake[] = [...checkVars(scenario), ...checkStepNames(scenario)];
  for (const step of scenario.steps) {
    const known = new Set([...BUILT_IN, ...Object.keys(scenario.vars), ...Object.keys(step.given), ...saved]);
    mistakes.push(
      ...checkNames(step, known, { savedLater, mayBe: scenario.mayBe }),
      ...(await checkCommand(step, scenario, itself)),
      ...checkPaths(step),
      ...checkPatterns(step),
      ...checkSources(step),
      ...checkOutput(step),
      ...checkExit(step),
      ...checkSavedNames(step, scenario),
    );
    for (const name of Object.keys(step.save ?? {})) saved.add(name);
  }
  return mistakes;
};

/** A variable may name those above it. */
const checkVars = ({ vars, placeOf, mayBe }: Scenario): Mistake[] =>
  Object.entries(vars).flatMap(([name, value], index, all) => {
    const known = new Set([...BUILT_IN, ...all.slice(0, index).map(([above]) => above)]);
    return namesIn(value).flatMap((used) => {
      const message = wrongName(used, known, { savedLater: new Set(), mayBe });
      return message === undefined ? [] : [{ ...placeOf('vars', name), message }];
    });
  });

interface Beside extends Pick<Scenario, 'mayBe'> {
  readonly savedLater: ReadonlySet<string>;
}

const checkNames = (step: Step, known: ReadonlySet<string>, beside: Beside): readonly Mistake[] =>
  (['run', 'stdin', 'expect', 'save', 'as'] as const).flatMap((part) =>
    namesIn(step[part]).flatMap((name) => {
      // What a step saves, it may expect already.
      const isOwn = part === 'expect' && Object.hasOwn(step.save ?? {}, name);
      const message = isOwn ? undefined : wrongName(name, known, beside);
      return message === undefined ? [] : [{ ...step.placeOf(part), message }];
    }),
  );

const wrongName = (name: string, known: ReadonlySet<string>, { savedLater, mayBe }: Beside): string | undefined => {
  if (known.has(name) || OF_A_PERSON.test(name) || mayBe(name)) return undefined;
  return savedLater.has(name)
    ? `the variable "${name}" is used before it is saved`
    : `unknown variable "${name}"${meant(name, [...known])}`;
};

/** With these a step would leave the server or the device of whoever acts. */
const OF_THE_RUN: ReadonlySet<string> = new Set(['--api', '--home']);

const checkCommand = async (step: Step, scenario: Scenario, itself: Itself): Promise<readonly Mistake[]> => {
  const wrong = (message: string): readonly Mistake[] => [{ ...step.placeOf('run'), message }];
  const split = wordsOf(step.run);
  if (E.isLeft(split)) return wrong(split.left);
  const words = split.right.map((word) => filled(word, step, scenario));
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  if (first === 'scenario') return wrong('a scenario runs no other one: take its steps with "use"');
  if (first === 'sandbox' && second === 'start') return wrong('"sandbox start" does not end');
  if (first === 'sandbox' && second === 'log' && (words.includes('-f') || words.includes('--follow')))
    return wrong('"sandbox log --follow" does not end');
  const option = words.map((word) => word.split('=', 1)[0] ?? '').find((word) => OF_THE_RUN.has(word));
  if (option !== undefined) return wrong(`${option} is for the run: a step has its server and its device from there`);
  if (step.within !== undefined && words.includes('--yes'))
    return wrong('"within" would ask for the write again and again');
  const refused = await itself.wrongUsage(words);
  // Whether the value of a variable may stand there is known only when it is saved.
  const isKnown = refused !== undefined && !refused.includes('${');
  const lacking = [...needed(step, words)].filter((need) => !scenario.needs.includes(need));
  return [
    ...(isKnown ? wrong(refused.replace(/\s+/g, ' ').trim()) : []),
    ...lacking.flatMap((need) => wrong(`the step needs a control: write needs: [${need}]`)),
  ];
};

/** A word with the values that are known before anything runs. */
const filled = (word: string, { given }: Step, { vars }: Scenario): string =>
  fillText(word, (name) => {
    const value = given[name] ?? vars[name];
    return value === undefined ? undefined : fill(value, (inner) => vars[inner]);
  });

export const needed = (
  { expect, save = {} }: Pick<Step, 'expect' | 'save'>,
  words: readonly string[],
): ReadonlySet<Need> => {
  const [first, second = ''] = words.filter((word) => !word.startsWith('-'));
  const control = first === 'sandbox' ? CONTROLS.get(second) : undefined;
  const readsMail =
    words.includes('from-outbox') ||
    expect?.mail !== undefined ||
    Object.values(save).some((source) => typeof source === 'object' && source.mail !== undefined);
  return new Set([...(control === undefined ? [] : [control]), ...(readsMail ? (['outbox'] as const) : [])]);
};

const pathOf = (source: Source): string | undefined => (typeof source === 'string' ? source : source.path);

const checkPaths = ({ expect, save = {}, placeOf }: Step): readonly Mistake[] => {
  const written = [
    ...Object.keys(expect?.json ?? {}).map((path) => ({ path, place: placeOf('expect', 'json', path) })),
    ...Object.entries(save).map(([name, source]) => ({ path: pathOf(source), place: placeOf('save', name) })),
  ];
  return written.flatMap(({ path, place }) => {
    // A value in a path is a number, or stands between quotes: 0 fits both.
    const why = path === undefined ? undefined : wrongPath(fillText(path, () => 0));
    return why === undefined ? [] : [{ ...place, message: `"${path}" is no JSON path: ${why}` }];
  });
};

const checkPatterns = ({ expect, placeOf }: Step): readonly Mistake[] =>
  patternsIn(expect)
    // A value in an expression may be any.
    .filter((pattern) => !isPattern(fillText(pattern, () => 'x')))
    .map((pattern) => ({ ...placeOf('expect'), message: `"${pattern}" is no regular expression` }));

const patternsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'matches' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
};

const checkSources = ({ save = {}, placeOf }: Step): readonly Mistake[] =>
  Object.entries(save).flatMap(([name, source]) => {
    if (typeof source === 'string') return [];
    const isOne = (source.mail === undefined) !== (source.file === undefined);
    const isFit = source.file === undefined ? source.path === undefined : source.to === undefined;
    return isOne && isFit
      ? []
      : [{ ...placeOf('save', name), message: 'give a JSON path, { mail, to }, or { file, path }' }];
  });

const checkOutput = (step: Step): readonly Mistake[] =>
  step.expect?.text !== undefined && needsJson(step)
    ? [
        {
          ...step.placeOf('expect', 'text'),
          message:
            'a step prints for people or for programs: expect text, or json, code, message, field and saved JSON',
        },
      ]
    : [];
