import { cpSync } from 'node:fs';
import type { Fetch } from '@aroeira/adapters-http/http';
import { describe, expect, it } from 'vitest';
import { device } from './testing/index.ts';
import { testSandbox } from './testing/sandbox.ts';

const { signedIn } = testSandbox();

/** Runs commands as ana, each on a device with her session and with this network. */
const asAna = async () => {
  const ana = await signedIn('ana');
  return async (command: string, fetch: Fetch) => {
    const there = device({ fetch });
    cpSync(ana.home, there.home, { recursive: true });
    const { exit, error } = await there.portal(`${command} --yes --json`);
    return { exit, error, isKept: (await there.portal('whoami')).exit === 0 };
  };
};
const answering =
  (status: number, body: string): Fetch =>
  () =>
    Promise.resolve(new Response(body, { status }));

const COMMANDS = [
  'position',
  'movements',
  'movements receipt 7f3d2a10-5b1c-4c3e-9d2f-0a1b2c3d4e5f -o a.pdf',
  'funds list',
  'invest --line 1=1000@10010',
  'redeem 3 --total --bank 10010',
  'pension',
  'reports periods',
  'reports download today -o a.pdf',
  'reports email today',
  'liberty show',
  'liberty project',
  'objectives list',
  'objectives remove 1',
  'objectives add --title Casa --value 1 --year 2040',
  'planner show',
  'planner message Oi',
  'contact --subject Outro --message Oi',
  'rate 5 --message Oi',
  'yield',
  'flags',
  'renewal status',
  'mfa enable',
  'mfa disable',
  'mfa disable --code 1',
  'device list',
];
/** The commands that say the same about every failed call. The panel of the pension page has its own number. */
const ALIKE = COMMANDS.filter((command) => command !== 'pension');
/** More commands that need a session. They have sentences of their own for a failed call, or make none. */
const OTHERS = [
  'logout',
  'device unblock',
  'password reset',
  'registration submit taxInformation --file {}',
  'registration next',
];

describe('every command', () => {
  it('needs a session on a device that is free, and makes no call without one', async () => {
    for (const command of [...COMMANDS, ...OTHERS])
      expect([command, await device().portal(`${command} --yes --json`)]).toMatchObject([
        command,
        { exit: 4, error: { error: { code: 'no_session', message: expect.stringContaining('portal login') } } },
      ]);
    const { portal } = await signedIn('fabio');
    for (const command of COMMANDS)
      expect([command, await portal(`${command} --yes --json`)]).toMatchObject([
        command,
        { exit: 1, error: { error: { code: 'device_blocked' } } },
      ]);
  });

  it('reports an ended session in one way, with exit 4 (decision 0142)', async () => {
    const run = await asAna();
    for (const command of COMMANDS)
      expect([command, await run(command, answering(405, '{}'))]).toEqual([
        command,
        { exit: 4, error: { error: { code: 'no_session', message: 'Sessão expirada!' } }, isKept: false },
      ]);
  });

  it('reports a session that could not be renewed in one way, with exit 3, and keeps it', async () => {
    const run = await asAna();
    const failing: Fetch = async (url) => new Response('{}', { status: url.includes('refresh-token') ? 503 : 401 });
    for (const command of ALIKE)
      expect([command, await run(command, failing)]).toEqual([
        command,
        {
          exit: 3,
          error: { error: { code: 'refresh_failed', message: 'Erro no servidor, tente novamente mais tarde' } },
          isKept: true,
        },
      ]);
  });

  it('reports a missing answer as unreachable, and a wrong one as unreadable', async () => {
    const run = await asAna();
    const offline: Fetch = () => Promise.reject(new TypeError('fetch failed'));
    for (const [code, fetch] of [
      ['unreachable', offline],
      ['unreadable', answering(200, '{"a":')],
    ] as const)
      for (const command of ALIKE)
        expect([command, await run(command, fetch)]).toMatchObject([command, { exit: 3, error: { error: { code } } }]);
  });

  it('reports the page of a proxy as unreadable, except pension, which has a sentence for the status', async () => {
    const run = await asAna();
    const proxy = answering(502, '<html>');
    for (const command of ALIKE)
      expect([command, await run(command, proxy)]).toMatchObject([
        command,
        { exit: 3, error: { error: { code: 'unreadable' } } },
      ]);
    expect(await run('pension', proxy)).toMatchObject({ exit: 1, error: { error: { code: 'try_later' } } });
  });

  it('refuses an empty object as a list', async () => {
    const run = await asAna();
    for (const command of ['liberty show', 'liberty project', 'objectives list', 'movements'])
      expect([command, await run(command, answering(200, '{}'))]).toMatchObject([
        command,
        { exit: 3, error: { error: { code: 'unreadable' } } },
      ]);
  });
});
