import { Type, type Static } from '@sinclair/typebox';
import { Moment, orNull } from '../http/wire.schemas.ts';

const State = Type.Union([Type.Literal('passed'), Type.Literal('failed'), Type.Literal('skipped')]);
const Milliseconds = Type.Number({ minimum: 0 });

const Difference = Type.Object({ what: Type.String(), expected: Type.String(), got: Type.String() });

const SeenRequest = Type.Object({
  method: Type.String(),
  path: Type.String(),
  status: Type.Optional(orNull(Type.Integer(), { description: 'Absent without an answer' })),
  ms: Milliseconds,
});

const Step = Type.Object({
  name: Type.String(),
  as: Type.Optional(orNull(Type.String())),
  run: Type.String(),
  state: State,
  ms: Milliseconds,
  differences: Type.Optional(Type.Array(Difference)),
  requests: Type.Optional(Type.Array(SeenRequest)),
});

const Scenario = Type.Object({
  name: Type.String(),
  file: Type.Optional(Type.String()),
  state: State,
  ms: Milliseconds,
  reason: Type.Optional(orNull(Type.String())),
  world: Type.Optional(orNull(Type.String(), { description: 'The world that was kept of a failed one' })),
  steps: Type.Array(Step),
});

/** What `portal scenario run --json` prints. Other fields of it are not kept. */
export const ScenarioResults = Type.Object({
  passed: Type.Integer(),
  failed: Type.Integer(),
  skipped: Type.Integer(),
  scenarios: Type.Array(Scenario),
});

/** The same, with the time at which it came. */
export const KeptResults = Type.Composite([ScenarioResults, Type.Object({ receivedAt: Moment })]);
export type KeptResults = Static<typeof KeptResults>;
