import { writeFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import type { Itself, Task } from '../command.ts';
import type { App } from '../composition.ts';
import { jsonAnswer, printAnswer } from '../output.ts';
import { callRefusal, refusal, usage, type Refusal } from '../refusal.ts';
import { traced } from '../trace.ts';
import { readActors, type Actors } from './actors.ts';
import { checkedScenarios, refusedFor } from './lint-scenarios.ts';
import { printing, SILENT } from './report/printing.ts';
import { writeReports, type ReportFiles } from './report/reports.ts';
import { NEW, personasAt, runScenarios, stageOf, strangersIn, type Running } from './run-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { isHere, tellResults } from './server.ts';
import { setsOf, type Sets } from './sets.ts';
import { countsOf, maskedResult, type ScenarioResult, type Stage } from './stage.ts';

/** What was typed behind `scenario run`. */
export interface Typed {
  readonly files: readonly string[];
  readonly options: RunOptions;
  readonly itself: Itself;
}

interface RunOptions extends ReportFiles {
  readonly only: readonly string[];
  readonly until?: string | undefined;
  readonly set: readonly string[];
  readonly bail?: true | undefined;
  readonly parallel?: string | undefined;
  readonly keep?: true | undefined;
  readonly people?: string | undefined;
}

export const performScenarios =
  (app: Pick<App, 'doctor' | 'inWorld' | 'io' | 'sandbox' | 'settings'>, { files, options, itself }: Typed): Task =>
  async () => {
    if (app.settings.isDryRun) return E.left(usage('A dry run of a scenario is `portal scenario lint`.'));
    const sets = setsOf(options.set);
    if (E.isLeft(sets)) return E.left(usage(sets.left, 'set'));
    const { scenarios, mistakes } = await checkedScenarios(files, sets.right, itself);
    const given = options.people === undefined ? undefined : await readActors(options.people, app.io.env);
    const wrong = [...mistakes, ...(given !== undefined && E.isLeft(given) ? given.left : [])];
    if (wrong.length > 0) return E.left(refusedFor(app, wrong));
    const chosen = scenarios.filter((scenario) => isChosen(scenario, options.only));
    const unfit = unfitOption(chosen, options, sets.right);
    if (unfit !== undefined) return E.left(unfit);
    if (!/^[1-9]\d{0,2}$/.test(options.parallel ?? '1'))
      return E.left(usage(`--parallel must be a number, 1 to 999, not '${options.parallel}'.`, 'parallel'));
    const unwritten = await unwritable(options);
    if (unwritten !== undefined) return E.left(usage(`${unwritten} cannot be written.`));
    if ((await app.doctor.probe()).api === 'silent') return E.left(unreachable);
    const lost = await lostWorld(app, chosen);
    if (lost !== undefined) return E.left(usage(`The server has no world '${lost}'.`, 'world'));
    const people = given !== undefined && E.isRight(given) ? given.right : undefined;
    const found = people === undefined ? await personasAt(app.sandbox) : E.right(people);
    if (E.isLeft(found)) return found;
    const actors = found.right;
    const strangers = people === undefined && actors.size > 0 ? strangersIn(chosen, actors) : [];
    if (strangers.length > 0) return E.left(refusedFor(app, strangers));
    const results = await perform(app, chosen, { options, itself, actors });
    return ending(app, results);
  };

const unreachable = callRefusal({ _tag: 'Unreachable', cause: 'network' });

/** A named world that is not there: everything would be skipped, or refused at its sign-in. */
const lostWorld = async (app: Pick<App, 'inWorld' | 'settings'>, chosen: readonly Scenario[]) => {
  for (const world of new Set([app.settings.world, ...chosen.map((scenario) => scenario.world)]))
    if (world !== undefined && world !== NEW && (await app.inWorld(world).doctor.probe()).api === 'has-no-such-world')
      return world;
  return undefined;
};

/** The name of a table is that of all its rows. */
const fits = ({ name, tags }: Scenario, one: string): boolean =>
  one === name || tags.includes(one) || name.startsWith(`${one} [`);

const isChosen = (scenario: Scenario, only: readonly string[]): boolean =>
  only.length === 0 || only.some((one) => fits(scenario, one));

/** The option that fits no scenario: a slip of the pen, with which less would run than was meant. */
const unfitOption = (chosen: readonly Scenario[], { until, only }: RunOptions, sets: Sets): Refusal | undefined => {
  const vain = only.find((one) => !chosen.some((scenario) => fits(scenario, one)));
  if (vain !== undefined) return usage(`No scenario has the tag or name '${vain}'.`, 'only');
  const names = new Set(chosen.flatMap(({ steps }) => steps.map(({ name }) => name)));
  if (until !== undefined && !names.has(until)) return usage(`No step has the name '${until}'.`, 'until');
  const step = sets.fields.find((field) => !names.has(field.step));
  if (step !== undefined) return usage(`No step has the name '${step.step}'.`, 'set');
  const name = Object.keys(sets.vars).find(
    (one) =>
      !chosen.some(({ vars, steps }) =>
        [vars, ...steps.map(({ given }) => given)].some((all) => Object.hasOwn(all, one)),
      ),
  );
  return name === undefined ? undefined : usage(`No scenario has a variable '${name}'.`, 'set');
};

/** The report that would be lost at the end, because its folder is not there or closed. */
const unwritable = async ({ junit, tap, html }: RunOptions): Promise<string | undefined> => {
  for (const file of [junit, tap, html]) {
    if (file === undefined) continue;
    const isOpen = await writeFile(file, '').then(
      () => true,
      () => false,
    );
    if (!isOpen) return file;
  }
  return undefined;
};

interface Performing {
  readonly options: RunOptions;
  readonly itself: Itself;
  readonly actors: Actors;
}

const perform = async (
  app: Pick<App, 'inWorld' | 'io' | 'sandbox' | 'settings'>,
  chosen: readonly Scenario[],
  { options, itself, actors }: Performing,
) => {
  const { io, settings } = app;
  const fetch = settings.isTraced ? traced(io.fetch, (line) => io.err(`${line}\n`)) : io.fetch;
  const stage: Stage & Running = {
    ...stageOf({ ...app, io: { ...io, fetch } }, { itself, actors, until: options.until }),
    bail: options.bail === true,
    parallel: options.parallel === undefined ? undefined : Number(options.parallel),
    keep: options.keep === true,
    controlsIn: (world) => app.inWorld(world).sandbox,
  };
  const { secrets } = stage;
  const printed = settings.isJson
    ? SILENT
    : printing(io, { secrets, total: chosen.length, hasLine: options.tap === undefined && !settings.isTraced });
  const begun = io.clock.now();
  const results = (await runScenarios(chosen, stage, printed)).map((result) => maskedResult(result, secrets));
  const ms = io.clock.now() - begun;
  await printed.finish(results, ms);
  await writeReports(options, results, ms);
  if (!settings.isJson) for (const line of keptWorlds(results)) io.err(`${line}\n`);
  const document = jsonOf(results);
  if (settings.isJson) printAnswer(io, true, jsonAnswer(document));
  if (isHere(settings.api)) await tellResults(io, settings.api, JSON.stringify(document));
  return results;
};

/** How to look at what is left of a scenario that failed. */
const keptWorlds = (results: readonly ScenarioResult[]): readonly string[] =>
  results.flatMap(({ scenario, steps, world }) => {
    const last = steps.findLast(({ as, state }) => as !== undefined && state !== 'skipped');
    const as = last?.as ?? 'ana';
    return world === undefined ? [] : [`${scenario.name}: portal sandbox open --persona ${as} --world ${world}`];
  });

/** Green, or how many failed. A server that went away is told as that. */
const ending = async ({ doctor }: Pick<App, 'doctor'>, results: readonly ScenarioResult[]) => {
  const failed = results.filter(({ state }) => state === 'failed').length;
  if (failed === 0) return E.right('printed' as const);
  if ((await doctor.probe()).api === 'silent') return E.left(unreachable);
  return E.left(refusal('scenario_failed', failed === 1 ? '1 scenario failed.' : `${failed} scenarios failed.`));
};

/** The document of `--json`. */
const jsonOf = (results: readonly ScenarioResult[]) => {
  return {
    ...countsOf(results),
    scenarios: results.map(({ scenario, state, ms, reason, steps, world }) => ({
      name: scenario.name,
      file: scenario.placeOf().file,
      state,
      ms,
      reason,
      world,
      steps: steps.map(({ step, as, command, state: of, ms: took, differences, requests }) => ({
        name: step.name,
        as,
        run: command,
        state: of,
        ms: took,
        ...(of === 'failed' && { differences, requests }),
      })),
    })),
  };
};
