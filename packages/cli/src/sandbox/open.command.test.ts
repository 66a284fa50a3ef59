import { makeBrowserStorage, makeDeviceMemory } from '@aroeira/adapters-http/storage';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedOut } = testSandbox();

/** What the page of a link gets for its ticket. */
const taken = async (link: string) => {
  const { origin, pathname, hash } = new URL(link);
  const answer = await sandbox.fetch(`${origin}${pathname}/taken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket: hash.slice(1) }),
  });
  return (await answer.json()) as { path: string; storage: { key: string; text: string }[] };
};

describe('sandbox open', () => {
  it('prints a link that opens a page signed in, in whatever environment the portal was built for', async () => {
    const { portal } = signedOut();
    const { exit, out } = await portal('sandbox open /movements/last-movements --persona ana --print');
    expect(exit).toBe(0);
    expect(out.trim()).toMatch(/^http:\/\/sandbox\.test\/sandbox\/open#[\w-]{43}$/);
    const { path, storage } = await taken(out.trim());
    expect(path).toBe('/movements/last-movements');
    const texts = new Map(storage.map(({ key, text }) => [key, text]));
    for (const prefix of ['', 'localhost.', 'lan.']) {
      const store = makeBrowserStorage(() => ({
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: () => undefined,
        removeItem: () => undefined,
      }));
      const { session } = makeDeviceMemory({ store, prefix, onDegraded: () => undefined });
      expect(O.toUndefined(session.read())).toMatchObject({ document: '63287253026' });
    }
    expect((await portal('whoami')).exit).toBe(4);
  });

  it('opens the browser of this machine, past a two-step code', async () => {
    const opened: string[] = [];
    const browse = (url: string) => Promise.resolve(void opened.push(url));
    const { exit, json } = await signedOut({ browse }).portal('sandbox open --persona bruno --json');
    expect([exit, json]).toEqual([0, { opened: '/dashboard' }]);
    expect((await taken(opened[0] ?? '')).path).toBe('/dashboard');
  });

  it('says how to go on without a browser', async () => {
    expect(await signedOut().portal('sandbox open --persona ana --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'no_browser', message: expect.stringContaining('--print') } },
    });
  });

  it.each([
    ['--persona nobody', 1, 'no_such_persona'],
    ['--persona paula', 1, 'consent_required'],
    ['dashboard --persona ana', 2, 'usage'],
    ['', 2, 'usage'],
  ])('refuses %s', async (words, exit, code) => {
    const answer = await signedOut().portal(`sandbox open ${words} --print --json`.split(/ +/));
    expect(answer).toMatchObject({ exit, error: { error: { code } } });
  });
});
