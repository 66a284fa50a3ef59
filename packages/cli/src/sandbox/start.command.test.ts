import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const PORTAL = fileURLToPath(new URL('../../bin/portal.js', import.meta.url));

it('listens, prints its address in one line, serves the command line, and stops on a signal', async () => {
  const child = spawn(process.execPath, [PORTAL, 'sandbox', 'start', '--ephemeral', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const { api }: { readonly api: string } = JSON.parse(String(line));
    const { portal } = device({ fetch, env: { PORTAL_PASSWORD: 'Senha@123' } });
    expect((await portal(`login 63287253026 --api ${api}`)).exit).toBe(0);
    expect((await portal(`position --api ${api}`)).exit).toBe(0);
    // The session of another API does not count here.
    expect((await portal('position')).exit).toBe(4);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 120_000);

it('says when it cannot start, and refuses a wrong port', async () => {
  expect((await device().portal('sandbox start --port 70000')).exit).toBe(2);
});
