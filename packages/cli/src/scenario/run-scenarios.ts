import * as E from 'fp-ts/Either';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { isHere, makeServerLooks } from './server.ts';
import type { ScenarioResult, Stage, StepResult } from './stage.ts';

/** Hears what happens, as it happens. */
export interface Listener {
  readonly begins: (scenario: Scenario) => void;
  readonly ended: (result: StepResult) => void;
  readonly done: (result: ScenarioResult) => void;
}

/** Runs scenarios one after another. Each begins with the seed, if the server is a sandbox of this machine. */
export const runScenarios = async (
  scenarios: readonly Scenario[],
  stage: Stage & { readonly bail: boolean },
  listener: Listener,
): Promise<readonly ScenarioResult[]> => {
  const looks = makeServerLooks(stage.api, stage.io);
  const resets = isHere(stage.api) && (await looks.lacks(['clock'])) === undefined;
  const results: ScenarioResult[] = [];
  for (const scenario of scenarios) {
    const hasFailed = results.some(({ state }) => state === 'failed');
    const reason = stage.bail && hasFailed ? 'an earlier one failed' : await reasonToSkip(scenario, stage, looks.lacks);
    listener.begins(scenario);
    if (reason === undefined && resets) await stage.sandbox.reset(undefined)();
    const result =
      reason === undefined
        ? await runScenario(scenario, stage, listener.ended)
        : ({ scenario, state: 'skipped', ms: 0, reason, steps: [] } as const);
    listener.done(result);
    results.push(result);
  }
  return results;
};

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

/** The people of a run: those of the file, or else the personas of the sandbox. */
export const actorsAt = async (
  given: Stage['actors'] | undefined,
  sandbox: Stage['sandbox'],
): Promise<Stage['actors']> => {
  if (given !== undefined) return given;
  const personas = await sandbox.personas();
  return new Map(E.isLeft(personas) ? [] : personas.right.map(({ key, ...person }) => [key, person]));
};
