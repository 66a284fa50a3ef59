import { availableParallelism } from 'node:os';
import * as E from 'fp-ts/Either';
import type { App } from '../composition.ts';
import type { Refusal } from '../refusal.ts';
import type { Actors } from './actors.ts';
import { runScenario } from './run-scenario.ts';
import type { Mistake, Scenario } from './scenario.ts';
import { learning, makeSecrets } from './secrets.ts';
import { makeServerLooks } from './server.ts';
import type { Listener, ScenarioResult, Stage } from './stage.ts';
import { meant } from './meant.ts';

export interface Running {
  /** Whether the first failure ends it. */
  readonly bail: boolean;
  /** How many run at the same time. Without a number, as many as there are cores, if each has a world. */
  readonly parallel: number | undefined;
  /** Whether the world of a scenario that failed stays. */
  readonly keep: boolean;
  readonly controlsIn: (world: string) => Stage['sandbox'];
}

/** Each in a new world, or all in the one that is named or there is, where they leave what they did. */
export const runScenarios = async (
  scenarios: readonly Scenario[],
  stage: Stage & Running,
  listener: Listener,
): Promise<readonly ScenarioResult[]> => {
  const looks = makeServerLooks(stage.api, stage.io);
  const hasWorlds = stage.world === undefined && (await looks.lacks(['worlds'])) === undefined;
  const parallel = stage.parallel ?? (hasWorlds ? availableParallelism() : 1);
  const results: ScenarioResult[] = [];
  const runNext = async (scenario: Scenario, index: number): Promise<void> => {
    const hasFailed = results.some(({ state }) => state === 'failed');
    const reason = stage.bail && hasFailed ? 'an earlier one failed' : await reasonToSkip(scenario, stage, looks.lacks);
    // What runs at the same time is told when it has ended, so that its lines stay together.
    const { told, flush } = parallel > 1 ? kept(listener) : { told: listener, flush: () => undefined };
    told.begins(scenario);
    const isNew = hasWorlds && (scenario.world ?? NEW) === NEW;
    const result =
      reason !== undefined
        ? withoutSteps(scenario, reason, undefined)
        : isNew
          ? await inNewWorld(scenario, stage, told)
          : await runScenario(scenario, inNamed(stage, scenario.world), told);
    told.done(result);
    results[index] = result;
    flush();
  };
  const waiting = [...scenarios.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await runNext(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return results;
};

export const NEW = 'new';

/** What the scenarios of a run share. What is secret in an answer is learnt as it comes. */
export const stageOf = (
  { io, settings, sandbox }: Pick<App, 'io' | 'sandbox' | 'settings'>,
  shared: Pick<Stage, 'itself' | 'actors' | 'until'>,
): Stage => {
  const secrets = makeSecrets();
  for (const { password } of shared.actors.values()) secrets.add(password);
  const { api, world } = settings;
  return { ...shared, io: { ...io, fetch: learning(io.fetch, secrets) }, api, world, sandbox, secrets };
};

const inNamed = (stage: Stage & Running, world: string | undefined): Stage =>
  world === undefined || world === NEW ? stage : { ...stage, world, sandbox: stage.controlsIn(world) };

/** Runs a scenario in a world of its own, which is dropped, unless the scenario failed and shall be looked at. */
const inNewWorld = async (scenario: Scenario, stage: Stage & Running, told: Listener): Promise<ScenarioResult> => {
  const made = await stage.sandbox.newWorld({ name: undefined, from: undefined, port: undefined })();
  if (E.isLeft(made)) return withoutSteps(scenario, undefined, `the server made no world: ${made.left.message}`);
  const { name } = made.right;
  const result = await runScenario(scenario, inNamed(stage, name), told);
  if (stage.keep && result.state === 'failed') return { ...result, world: name };
  // A server that went away is told by the steps. What stays on another one is dropped by it, when nobody calls it.
  await stage.sandbox.dropWorld(name)();
  return result;
};

const kept = (listener: Listener) => {
  const heard: (() => void)[] = [];
  const told: Listener = {
    begins: (scenario) => void heard.push(() => listener.begins(scenario)),
    runs: listener.runs,
    ended: (result) => void heard.push(() => listener.ended(result)),
    done: (result) => void heard.push(() => listener.done(result)),
  };
  return { told, flush: () => heard.forEach((tell) => tell()) };
};

const withoutSteps = (scenario: Scenario, skipped: string | undefined, failed: string | undefined): ScenarioResult => ({
  scenario,
  state: failed === undefined ? 'skipped' : 'failed',
  ms: 0,
  reason: failed ?? skipped,
  steps: [],
});

/** Why a scenario can't run at this server. */
const reasonToSkip = async (
  { needs, steps }: Scenario,
  { actors }: Stage,
  lacks: ReturnType<typeof makeServerLooks>['lacks'],
): Promise<string | undefined> => {
  const lacking = await lacks(needs);
  if (lacking !== undefined) return `the server has no ${lacking}`;
  const nobody = steps.find(({ as }) => as !== undefined && !as.includes('${') && !actors.has(as));
  return nobody === undefined ? undefined : `nobody plays ${nobody.as}: give --people`;
};

/** The personas of a sandbox. A server without controls has none, and one that closed them says so. */
export const personasAt = async ({ personas }: Stage['sandbox']): Promise<E.Either<Refusal, Actors>> => {
  const found = await personas();
  if (E.isLeft(found) && found.left.code === 'controls_closed') return found;
  return E.right(new Map(E.isLeft(found) ? [] : found.right.map(({ key, ...actor }) => [key, actor])));
};

/** The names of actors that no persona has: slips of the pen, which would only be skipped otherwise. */
export const strangersIn = (scenarios: readonly Scenario[], personas: Actors): readonly Mistake[] =>
  scenarios.flatMap(({ steps }) =>
    steps.flatMap(({ as, placeOf }) =>
      as === undefined || as.includes('${') || personas.has(as)
        ? []
        : [{ ...placeOf('as'), message: `nobody is called "${as}"${meant(as, [...personas.keys()])}` }],
    ),
  );
