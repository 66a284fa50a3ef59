import { expect, it } from 'vitest';
import { followed } from './followed-calls.ts';
import { makeTelemetry, type Telemetry } from './telemetry.ts';
import { configurationOf } from '../../composition/testing/configuration-of.ts';

it('makes each call part of a trace, and tells of one by which the server failed', async () => {
  const told: unknown[] = [];
  const telemetry: Telemetry = {
    failed: (what) => told.push(what),
    begin: (method) => ({ traceparent: `of ${method}`, end: (answer) => told.push(answer?.status) }),
  };
  const sent: (string | null)[] = [];
  const answers = [new Response('', { status: 200 }), new Response('', { status: 503 })];
  const fetch = followed(telemetry, async (_url, { headers }) => {
    const asked = new Headers(headers);
    sent.push(asked.get('traceparent'), asked.get('accept'));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('no answer');
    return answer;
  });
  const init = { method: 'PUT', headers: { Accept: '*/*' } };
  await fetch('/api/x', init);
  const second = await fetch('/api/x', init);
  await expect(fetch('/api/x', init)).rejects.toThrow('no answer');
  expect(sent).toEqual(['of PUT', '*/*', 'of PUT', '*/*', 'of PUT', '*/*']);
  expect(told).toEqual([200, 503, second, undefined]);
});

it('changes no call without a collector, and hears of no error', async () => {
  const telemetry = makeTelemetry(configurationOf({}));
  const init = { method: 'GET', headers: {} };
  const seen: RequestInit[] = [];
  const fetch = followed(telemetry, async (_url, given) => {
    seen.push(given);
    return new Response('', { status: 500 });
  });
  await fetch('/api/x', init);
  expect(seen[0]).toBe(init);
});
