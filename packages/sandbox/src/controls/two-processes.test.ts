import { beforeAll, describe, expect, it } from 'vitest';
import { callsTo } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';

describe('two processes on one database', () => {
  const { call, advanceClock, database } = sandboxOfFile({ isShared: true });
  let callOther: typeof call;
  beforeAll(async () => {
    // It closes with the first one: they share the database.
    ({ call: callOther } = callsTo(await sandboxOn(database(), { isShared: true })));
  });
  const both = () => [call, callOther];
  const offsets = async () => {
    const answers = await Promise.all(both().map((one) => one('GET /sandbox/clock')));
    return answers.map(({ body }) => (body as { readonly offsetMs: number }).offsetMs); // its schema says so
  };

  it('share a moved clock, and a fault and its count', async () => {
    const businessDay = async (one: typeof call) => (await one('GET /api/app/tools/businessday')).status;

    await advanceClock('2d');
    expect(await offsets()).toEqual([172_800_000, 172_800_000]);

    await callOther('POST /sandbox/faults', { body: { on: 'GET /app/tools/businessday', status: 503, times: 2 } });
    expect([await businessDay(call), await businessDay(callOther), await businessDay(call)]).toEqual([503, 503, 200]);

    await callOther('POST /sandbox/reset');
    expect(await offsets()).toEqual([0, 0]);
  });

  it('lose none of the moves of a clock that come at once', async () => {
    const moves = both().flatMap((one) =>
      Array.from({ length: 20 }, () => one('POST /sandbox/clock', { body: { advance: '1m' } })),
    );
    await Promise.all(moves);
    expect(await offsets()).toEqual([40 * 60_000, 40 * 60_000]);
    await call('POST /sandbox/reset');
  });

  it('show the same version of the portal', async () => {
    const versions = async () =>
      (await Promise.all(both().map((one) => one('GET /version.json')))).map(({ body }) => body);
    const [before] = await versions();
    await call('POST /sandbox/trigger', { body: { event: 'version.bumped' } });
    await callOther('POST /sandbox/trigger', { body: { event: 'version.bumped' } });
    const [one, other] = await versions();
    expect(one).not.toEqual(before);
    expect(other).toEqual(one);
    await callOther('POST /sandbox/reset');
    expect(await versions()).toEqual([before, before]);
  });

  it('open each other’s links, once', async () => {
    const opening = { path: '/reports', storage: [{ key: 'session', text: '{}' }] };
    const { body } = await call('POST /sandbox/open', { body: opening });
    const taken = () => callOther('POST /sandbox/open/taken', { body });
    expect([await taken(), await taken()]).toMatchObject([{ status: 200, body: opening }, { status: 404 }]);
  });

  it('show the same results of scenarios, which a reset leaves', async () => {
    const results = { passed: 0, failed: 0, skipped: 0, scenarios: [] };
    expect(await callOther('GET /sandbox/scenario-results')).toMatchObject({ status: 404 });
    await call('PUT /sandbox/scenario-results', { body: { ...results, skipped: 7 } });
    await call('PUT /sandbox/scenario-results', { body: { ...results, passed: 2 } });
    await call('POST /sandbox/reset');
    const shown = async (one: typeof call) => (await one('GET /sandbox/scenario-results')).body;
    expect(await shown(callOther)).toEqual({ ...results, passed: 2, receivedAt: expect.any(String) });
    expect(await shown(call)).toEqual(await shown(callOther));
  });

  it('keep one log, in which a reader misses no request', async () => {
    const BUSINESS_DAY = '/api/app/tools/businessday';
    const read: { readonly seq: number; readonly path: string }[] = [];
    const readOn = async (one: typeof call) => {
      const { body } = await one(`GET /sandbox/log?after=${String(read.at(-1)?.seq ?? 0)}`);
      read.push(...(body as typeof read)); // its schema says so
    };
    await readOn(call);
    const asked = () => read.filter(({ path }) => path === BUSINESS_DAY).length;
    const before = asked();
    for (let n = 0; n < 30; n += 1) {
      await (n % 2 === 0 ? call : callOther)(`GET ${BUSINESS_DAY}`);
      if (n % 5 === 0) await readOn(call);
    }
    await expect.poll(async () => (await readOn(callOther), asked() - before)).toBe(30);
    const numbers = read.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });
});
