import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Database } from '../database/transaction.ts';
import type { Api } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Nothing, Moment, orNull } from '../http/wire.schemas.ts';
import { keepResults, readResults } from './scenario-results.sql.ts';

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
const ScenarioResults = Type.Object({
  passed: Type.Integer(),
  failed: Type.Integer(),
  skipped: Type.Integer(),
  scenarios: Type.Array(Scenario),
});

/** The same, with the time at which it came. */
const KeptResults = Type.Composite([ScenarioResults, Type.Object({ receivedAt: Moment })]);

/** Some thousand steps, with the requests of the failed ones. */
const LIMIT = 4 * 1024 * 1024;

/** Keeps the results of the last run of scenarios, for the page of the controls. @see decision 0343 */
export const scenarioResultControls = (api: Api, db: Database): void => {
  api.put(
    '/scenario-results',
    {
      bodyLimit: LIMIT,
      ...openCall('sandbox', 'Keep the results of a run of scenarios', { body: ScenarioResults, answer: Nothing }),
    },
    async (request) => {
      // When a run was is no matter of the clock that testers move.
      await keepResults(db, { ...request.body, receivedAt: new Date().toISOString() });
      return {};
    },
  );
  api.get(
    '/scenario-results',
    openCall('sandbox', 'The results of the last run of scenarios', { answer: KeptResults }),
    async () => {
      const last = await readResults(db);
      if (last === undefined) throw refuseWord(404, 'no_results');
      return Value.Parse(KeptResults, last);
    },
  );
};
