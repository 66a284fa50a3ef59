import { describe, expect, it } from 'vitest';
import { person } from '../../testing/index.ts';
import { testSandbox } from '../../testing/sandbox.ts';

const { signedIn } = testSandbox();

describe('logout', () => {
  it('ends the session here even when the call to the server fails, and says so [R072]', async () => {
    const { portal } = await signedIn('ana');
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    const { exit, err } = await portal('logout', { fetch: offline });
    expect([exit, err]).toEqual([3, 'Erro ao fazer logout do aplicativo\n']);
    expect((await portal('whoami')).exit).toBe(4);
  });
});

describe('logout --session', () => {
  it('asks first, changes nothing after a no, and names the flag without a terminal [R058]', async () => {
    const { portal } = await signedIn('ana');
    expect(await portal('logout --session')).toMatchObject({ exit: 2, err: expect.stringContaining('--yes') });
    expect((await portal('logout --session', { person: person('') })).exit).toBe(1);
    expect((await portal('whoami')).exit).toBe(0);
  });

  it('forgets the account once it was confirmed', async () => {
    for (const confirmed of ['logout --session --yes', 'logout --session']) {
      const { portal } = await signedIn('ana');
      expect((await portal(confirmed, { person: person('sim') })).exit).toBe(0);
      expect((await portal('whoami')).exit).toBe(4);
    }
  });

  it('keeps everything when the call to the server fails', async () => {
    const { portal } = await signedIn('ana');
    const offline = () => Promise.reject(new TypeError('fetch failed'));
    const { exit, err } = await portal('logout --session --yes', { fetch: offline });
    expect([exit, err]).toEqual([3, 'Erro ao encerrar sessão do aplicativo\n']);
    expect((await portal('whoami')).exit).toBe(0);
  });
});
