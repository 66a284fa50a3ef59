import * as E from 'fp-ts/Either';
import { checkedScenarios } from '../lint-scenarios.ts';
import type { RecordedFile } from './recorded-file.ts';
import { runScenarios, type Running } from '../run-scenarios.ts';
import type { ScenarioResult, Stage } from '../stage.ts';

/** A stage at which each run has a world of its own. */
export type Replaying = Stage & Pick<Running, 'controlsIn'>;

/** Runs a recording in a new world, and forgets values that differ. @returns the step that still fails, and why */
export const replay = async (file: string, written: RecordedFile, stage: Replaying): Promise<string | undefined> => {
  // Each run ends at the first step that differs.
  for (let tries = 0; tries <= written.size(); tries += 1) {
    const run = await again(file, stage);
    if (E.isLeft(run)) return run.left;
    const [result] = run.right;
    const index = result?.steps.findIndex(({ state }) => state === 'failed') ?? -1;
    const failed = result?.steps[index];
    if (result === undefined || failed === undefined) return result?.reason;
    const own = index - (result.steps.length - written.size());
    const moved = failed.differences.filter(({ what }) => what.startsWith('json ') || what === 'message');
    const [first] = failed.differences;
    if (own < 0 || moved.length < failed.differences.length)
      return `${failed.step.name}: ${first?.what} expected ${first?.expected}, got ${first?.got}`;
    for (const { what } of moved) written.forget(own, what === 'message' ? [what] : ['json', what.slice(5)]);
  }
  return undefined;
};

const again = async (file: string, stage: Replaying): Promise<E.Either<string, readonly ScenarioResult[]>> => {
  const { scenarios, mistakes } = await checkedScenarios([file], { vars: {}, fields: [] }, stage.itself);
  const [mistake] = mistakes;
  if (mistake !== undefined) return E.left(`${mistake.line}:${mistake.column} ${mistake.message}`);
  const quiet = { begins: () => undefined, runs: () => undefined, ended: () => undefined, done: () => undefined };
  return E.right(await runScenarios(scenarios, { ...stage, bail: true, keep: false, parallel: 1 }, quiet));
};
