import type { Itself } from '../command.ts';
import type { Io } from '../io.ts';
import type { SandboxControls } from '../sandbox/sandbox-controls.ts';
import type { Actors } from './actors.ts';
import type { Difference } from './matchers.ts';
import type { SeenRequest } from './run-step.ts';
import type { Scenario, Step } from './scenario.ts';
import type { Secrets } from './secrets.ts';

/** What every scenario of a run shares. */
export interface Stage {
  readonly itself: Itself;
  readonly io: Io;
  readonly api: string;
  /** The world of the server, if one is named. */
  readonly world: string | undefined;
  readonly sandbox: SandboxControls;
  readonly actors: Actors;
  readonly secrets: Secrets;
  /** The step after which a scenario ends. */
  readonly until: string | undefined;
}

type State = 'passed' | 'failed' | 'skipped';

export interface StepResult {
  readonly step: Step;
  /** Who acted. */
  readonly as: string | undefined;
  /** The command with its values, without secrets. */
  readonly command: string;
  readonly state: State;
  readonly ms: number;
  /** Of a failed step. */
  readonly differences: readonly Difference[];
  readonly requests: readonly SeenRequest[];
}

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly state: State;
  readonly ms: number;
  /** Why it was skipped, or did not begin. */
  readonly reason: string | undefined;
  readonly steps: readonly StepResult[];
  /** The world that stays to be looked at. */
  readonly world?: string;
}

/** How many scenarios ended so. */
export const countsOf = (results: readonly ScenarioResult[]): Readonly<Record<State, number>> => {
  const count = (state: State): number => results.filter((result) => result.state === state).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
};

/** Hears what happens, as it happens. */
export interface Listener {
  readonly begins: (scenario: Scenario) => void;
  /** A step begins. It is told at once, also when the lines of its scenario wait. */
  readonly runs: (scenario: Scenario, step: Step) => void;
  readonly ended: (result: StepResult) => void;
  readonly done: (result: ScenarioResult) => void;
}

/** A result without secrets, also without those that became known after its end. */
export const maskedResult = (result: ScenarioResult, { masked }: Secrets): ScenarioResult => ({
  ...result,
  scenario: { ...result.scenario, name: masked(result.scenario.name) },
  reason: result.reason === undefined ? undefined : masked(result.reason),
  steps: result.steps.map((step) => ({
    ...step,
    step: { ...step.step, name: masked(step.step.name), run: masked(step.step.run) },
    as: step.as === undefined ? undefined : masked(step.as),
    command: masked(step.command),
    differences: step.differences.map(({ what, expected, got }) => ({
      what: masked(what),
      expected: masked(expected),
      got: masked(got),
    })),
    requests: step.requests.map((request) => ({ ...request, path: masked(request.path) })),
  })),
});
