import type { Api } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { KeptResults, ScenarioResults } from './scenario-results.schemas.ts';

/** Some thousand steps, with the requests of the failed ones. */
const LIMIT = 4 * 1024 * 1024;

/** Keeps the results of the last run of scenarios in memory, for the page of the controls. @see decision 0343 */
export const scenarioResultControls = (api: Api): void => {
  let last: KeptResults | undefined;
  api.put(
    '/scenario-results',
    {
      bodyLimit: LIMIT,
      ...openCall('sandbox', 'Keep the results of a run of scenarios', { body: ScenarioResults, answer: Nothing }),
    },
    async (request) => {
      // When a run was is no matter of the clock that testers move.
      last = { ...request.body, receivedAt: new Date().toISOString() };
      return {};
    },
  );
  api.get(
    '/scenario-results',
    openCall('sandbox', 'The results of the last run of scenarios', { answer: KeptResults }),
    async () => {
      if (last === undefined) throw refuseWord(404, 'no_results');
      return last;
    },
  );
};
