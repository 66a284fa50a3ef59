import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const PORTAL = fileURLToPath(new URL('../../bin/portal.js', import.meta.url));

it('listens, says where in one line, serves the program itself, and stops when it is told to', async () => {
  const child = spawn(process.execPath, [PORTAL, 'sandbox', 'start', '--ephemeral', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const { api }: { readonly api: string } = JSON.parse(String(line));
    const { portal } = device({ fetch, env: { PORTAL_PASSWORD: 'Senha@123' } });
    expect((await portal(`login 63287253026 --api ${api}`)).exit).toBe(0);
    expect((await portal(`position --api ${api}`)).exit).toBe(0);
    // Another API's session is not this one's.
    expect((await portal('position')).exit).toBe(4);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
}, 120_000);

it('says when it cannot start, and refuses a port that is none', async () => {
  expect((await device().portal('sandbox start --port 70000')).exit).toBe(2);
});
