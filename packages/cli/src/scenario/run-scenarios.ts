import type { Fetch } from '@aroeira/adapters-http/http';
import * as E from 'fp-ts/Either';
import type { Actors } from './actors.ts';
import { runScenario } from './run-scenario.ts';
import type { Mistake, Scenario } from './scenario.ts';
import { isHere, makeServerLooks } from './server.ts';
import type { ScenarioResult, Stage, StepResult } from './stage.ts';
import { meant } from './yaml-file.ts';

/** Hears what happens, as it happens. */
export interface Listener {
  readonly begins: (scenario: Scenario) => void;
  readonly ended: (result: StepResult) => void;
  readonly done: (result: ScenarioResult) => void;
}

/** How scenarios run one after another. */
export interface Running {
  /** Whether the first failure ends it. */
  readonly bail: boolean;
  /** Tells people what they should know before it begins. */
  readonly say: (text: string) => void;
}

/** Runs scenarios one after another. Each begins with the seed, if the server is a sandbox of this machine. */
export const runScenarios = async (
  scenarios: readonly Scenario[],
  stage: Stage & Running,
  listener: Listener,
): Promise<readonly ScenarioResult[]> => {
  const looks = makeServerLooks(stage.api, stage.io);
  const resets = isHere(stage.api) && (await looks.lacks(['clock'])) === undefined;
  if (resets) stage.say(`The data of ${new URL(stage.api).host} go back to the seed before each scenario.\n`);
  const results: ScenarioResult[] = [];
  // What asked nothing changed nothing.
  let isAsSeeded = false;
  const fetch: Fetch = (url, init, declared) => {
    isAsSeeded = false;
    return stage.io.fetch(url, init, declared);
  };
  const own = { ...stage, io: { ...stage.io, fetch } };
  for (const scenario of scenarios) {
    const hasFailed = results.some(({ state }) => state === 'failed');
    const reason = stage.bail && hasFailed ? 'an earlier one failed' : await reasonToSkip(scenario, stage, looks.lacks);
    listener.begins(scenario);
    const isDue: boolean = reason === undefined && resets && !isAsSeeded;
    const unseeded = isDue ? await seedAnew(stage) : undefined;
    isAsSeeded ||= isDue;
    const result =
      reason === undefined && unseeded === undefined
        ? await runScenario(scenario, own, listener.ended)
        : withoutSteps(scenario, reason, unseeded);
    listener.done(result);
    results.push(result);
  }
  return results;
};

/** Puts the server back to its seed. @returns why it did not go back */
const seedAnew = async ({ sandbox }: Stage): Promise<string | undefined> => {
  const done = await sandbox.reset(undefined)();
  return E.isLeft(done) ? `the server did not go back to its seed: ${done.left.message}` : undefined;
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

/** The personas of a sandbox. Another server has none. */
export const personasAt = async ({ personas }: Stage['sandbox']): Promise<Actors> => {
  const found = await personas();
  return new Map(E.isLeft(found) ? [] : found.right.map(({ key, ...actor }) => [key, actor]));
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
