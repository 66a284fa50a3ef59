import * as t from 'io-ts';

/** How a scenario or a step ended. */
export type ResultState = 'passed' | 'failed' | 'skipped';
const State: t.Type<ResultState> = t.keyof({ passed: null, failed: null, skipped: null });
const missing = <C extends t.Mixed>(codec: C) => t.union([codec, t.null, t.undefined]);
const StepWire = t.intersection([
  t.type({ name: t.string, run: t.string, state: State, ms: t.number }),
  t.partial({
    as: missing(t.string),
    differences: t.array(t.type({ what: t.string, expected: t.string, got: t.string })),
    requests: t.array(t.type({ method: t.string, path: t.string, status: missing(t.number), ms: t.number })),
  }),
]);
const ScenarioWire = t.intersection([
  t.type({ name: t.string, state: State, ms: t.number, steps: t.array(StepWire) }),
  t.partial({ file: t.string, reason: missing(t.string), world: missing(t.string) }),
]);
export const ResultsWire = t.type({
  passed: t.number,
  failed: t.number,
  skipped: t.number,
  receivedAt: t.string,
  scenarios: t.array(ScenarioWire),
});
/** What the last run of scenarios left. */
export type Results = t.TypeOf<typeof ResultsWire>;
export type ScenarioResult = t.TypeOf<typeof ScenarioWire>;
export type StepResult = t.TypeOf<typeof StepWire>;
