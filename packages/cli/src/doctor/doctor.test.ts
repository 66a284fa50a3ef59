import type { Fetch } from '@aroeira/adapters-http/http';
import { instant } from '@aroeira/domain/kernel';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { control, testSandbox } from '../testing/sandbox.ts';
import { checkClock, checkControls, checkVersion } from './api.checks.ts';
import type { ApiProbe } from './api-probe.ts';
import { checkNode } from './machine.checks.ts';

const [ANA, FABIO] = ['63287253026', '24956842201'];
const { sandbox, signedOut } = testSandbox();

const here = (fetch: Fetch = sandbox.fetch) => signedOut({ fetch });
const statesIn = (json: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object(json).checks.map(({ name, state }: Record<string, string>) => [name, state]));
const FINE = { node: 'ok', home: 'ok', api: 'ok', version: 'ok', session: 'ok', clock: 'ok', controls: 'ok' };
const moveClock = (body: object) => control(sandbox, 'POST clock', body);

describe('doctor', () => {
  it('finds no problem here, with and without a session', async () => {
    const { portal } = here();
    const before = await portal('doctor --json');
    expect([before.exit, before.err, statesIn(before.json)]).toEqual([0, '', FINE]);
    await portal(`login ${ANA}`);
    const { exit, out } = await portal('doctor');
    expect([exit, out.split('\n').length]).toEqual([0, 8]);
    expect(out).toMatch(/^session +ok +Aberta: Ana Beatriz Monteiro$/m);
    expect(out).toMatch(/^controls +ok +Ligados\.$/m);
  });

  it('reports a folder that others can read', async () => {
    const { portal, home } = here();
    await portal(`login ${ANA}`);
    writeFileSync(join(home, 'notes.json'), '{}');
    chmodSync(join(home, 'notes.json'), 0o644);
    const { exit, json, error } = await portal('doctor --json');
    expect([exit, statesIn(json)]).toEqual([1, { ...FINE, home: 'problem' }]);
    expect(error).toEqual({ error: { code: 'problems_found', message: '1 problema encontrado.' } });
    expect(JSON.stringify(json)).toContain('notes.json');
    chmodSync(join(home, 'notes.json'), 0o600);
    chmodSync(home, 0o710);
    expect((await portal('doctor')).exit).toBe(1);
    chmodSync(home, 0o700);
    expect((await portal('doctor')).exit).toBe(0);
  });

  it('reports a folder that is not writable, and accepts one that does not exist yet', async () => {
    const { portal, home } = here();
    writeFileSync(join(home, 'file'), '', { mode: 0o700 });
    for (const folder of [join(home, 'file'), join(home, 'file', 'within')])
      expect(statesIn((await portal(['doctor', '--json', '--home', folder])).json)).toEqual({
        ...FINE,
        home: 'problem',
      });
    expect((await portal(['doctor', '--home', join(home, 'a', 'b')])).exit).toBe(0);
  });

  it('ends with 3 when the API does not answer or answers something else', async () => {
    const rest = { session: 'skipped', clock: 'skipped', controls: 'skipped', version: 'skipped' };
    const silent = await here(() => Promise.reject(new TypeError('fetch failed'))).portal('doctor --json');
    expect([silent.exit, statesIn(silent.json)]).toEqual([3, { ...FINE, ...rest, api: 'problem' }]);
    const strange = await here(() => Promise.resolve(new Response('<html>'))).portal('doctor --json');
    expect([strange.exit, statesIn(strange.json)]).toEqual([3, { ...FINE, ...rest, api: 'problem' }]);
  });

  it('tells that the server has no such world', async () => {
    const { exit, out } = await here().portal('doctor --world nobody');
    expect([exit, out]).toEqual([
      1,
      expect.stringMatching(/^api +PROBLEMA +Não há mundo com este nome no servidor\.$/m),
    ]);
  });

  it('reports a session that does not work any more, and a session with a pending step', async () => {
    const { portal } = here();
    await portal(`login ${ANA}`);
    await control(sandbox, 'POST reset');
    expect(statesIn((await portal('doctor --json')).json)).toEqual({ ...FINE, session: 'problem' });
    await portal(`login ${FABIO}`);
    expect((await portal('doctor')).out).toMatch(/^session +PROBLEMA +.*portal device unblock$/m);
  });

  it('reports a clock that the controls moved', async () => {
    await moveClock({ advance: '2d' });
    const { exit, json } = await here().portal('doctor --json');
    await moveClock({ reset: true });
    expect([exit, statesIn(json)]).toEqual([1, { ...FINE, clock: 'problem' }]);
  });
});

describe('a check', () => {
  const probe = (changes: Partial<ApiProbe> = {}): ApiProbe => ({
    api: 'answers',
    version: '1.0.72',
    controls: 'none',
    now: instant(1_000_000),
    ...changes,
  });

  it.each([
    ['20.19.0', 'Ok'],
    ['20.18.3', 'Problem'],
    ['22.0.0', 'Ok'],
    ['18.20.0', 'Problem'],
  ])('of Node %s', (version, _tag) => {
    expect(checkNode(version)._tag).toBe(_tag);
  });

  it('of the version compares it with ours', () => {
    expect(checkVersion(probe(), '1.0.72')._tag).toBe('Ok');
    expect(checkVersion(probe(), '1.0.71')).toMatchObject({ _tag: 'Problem', exit: 1 });
    expect(checkVersion(probe({ version: undefined }), '1.0.71')._tag).toBe('Ok');
  });

  it.each([
    [60_000, 'A mesma hora da API, com um minuto de diferença no máximo.'],
    [60_001, 'A API está 1 min adiantada.'],
    [-61 * 60_000, 'A API está 1 h 1 min atrasada.'],
    [27 * 3_600_000, 'A API está 1 d 3 h adiantada.'],
  ])('of the clock %d ms ahead', (ahead, detail) => {
    expect(checkClock(probe({ now: instant(5_000_000_000 + ahead) }), instant(5_000_000_000)).detail).toBe(detail);
  });

  it('of the controls distinguishes closed controls from none', () => {
    expect(checkControls(probe({ controls: 'closed' })).detail).toContain('SANDBOX_KEY');
    expect(checkControls(probe()).detail).toBe('Não há: não é um sandbox.');
    expect(checkClock(probe({ now: undefined }), instant(0))._tag).toBe('Ok');
  });
});
