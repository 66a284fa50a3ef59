import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDevices } from './devices.ts';
import { performStep, type Scene } from './perform-step.ts';
import { runWords } from './run-step.ts';
import type { Scenario, Step, Value } from './scenario.ts';
import type { Listener, ScenarioResult, Stage, StepResult } from './stage.ts';
import { fill } from './variables.ts';

/** Runs the steps of a scenario until one fails. Every scenario has a folder of its own, which is gone with it. */
export const runScenario = async (
  scenario: Scenario,
  stage: Stage,
  told: Pick<Listener, 'runs' | 'ended'>,
): Promise<ScenarioResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-scenario-'));
  const begun = stage.io.clock.now();
  try {
    const steps: StepResult[] = [];
    const scene = sceneIn(folder, scenario, stage);
    for (const step of upTo(scenario.steps, stage.until)) {
      const hasFailed = steps.some(({ state }) => state === 'failed');
      if (!hasFailed) told.runs(scenario, step);
      const result = hasFailed ? skipped(step) : await performStep(step, scene, stage);
      steps.push(result);
      told.ended(result);
    }
    const state = steps.some((step) => step.state === 'failed') ? 'failed' : 'passed';
    return { scenario, state, ms: stage.io.clock.now() - begun, reason: undefined, steps };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The steps up to the first one of a name, with it. All of them if none has the name. */
const upTo = (steps: readonly Step[], until: string | undefined): readonly Step[] => {
  const last = steps.findIndex(({ name }) => name === until);
  return last === -1 ? steps : steps.slice(0, last + 1);
};

const skipped = (step: Step): StepResult => ({
  step,
  as: step.as,
  command: step.run,
  state: 'skipped',
  ms: 0,
  differences: [],
  requests: [],
});

/** The variables and devices with which a scenario begins. */
export const sceneIn = (folder: string, { vars }: Pick<Scenario, 'vars'>, stage: Stage): Scene => {
  const values = new Map<string, Value>([['out', folder]]);
  for (const [key, { document, password }] of stage.actors) {
    values.set(`${key}.document`, document);
    values.set(`${key}.password`, password);
  }
  for (const [name, value] of Object.entries(vars))
    values.set(
      name,
      fill(value, (each) => values.get(each)),
    );
  const devices = makeDevices(folder, (home, words, stdin) => runWords(words, { ...stage, home, stdin }));
  return { values, devices };
};
