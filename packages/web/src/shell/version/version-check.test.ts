import { makeMemoryStorage, type TextStore } from '@aroeira/adapters-http/storage';
import { clockAt } from '@aroeira/domain/kernel/testing';
import { describe, expect, it } from 'vitest';
import { checkVersion } from './version-check.ts';
import { makeReloadedFor, makeRemoteVersion } from './version.adapter.ts';

const LOCAL = '1.0.72';

const device = (store: TextStore = makeMemoryStorage()) => {
  let reloads = 0;
  const check = async (remote: string | undefined, isTouched = () => false) => {
    const reloadedFor = makeReloadedFor(store, 'reloadedFor');
    const reload = () => void reloads++;
    await checkVersion({ local: LOCAL, remote: async () => remote, reloadedFor, isTouched, reload });
    return reloads;
  };
  return { check };
};

describe('the check of the version', () => {
  it('does nothing when both are equal [R899]', async () => {
    expect(await device().check(LOCAL)).toBe(0);
  });

  it('reloads once for a different version, and once more for the next [R900] [R901] [R902]', async () => {
    const { check } = device();
    expect(await check('1.0.73')).toBe(1);
    expect(await check('1.0.73')).toBe(1);
    expect(await check('1.0.74')).toBe(2);
  });

  it('reloads once for each of two versions that alternate during a deployment [R901] [R902]', async () => {
    const { check } = device();
    let reloads = 0;
    for (const remote of ['9.9.9', '8.8.8', '9.9.9', '8.8.8', LOCAL, '9.9.9', '8.8.8']) reloads = await check(remote);
    expect(reloads).toBe(2);
  });

  it('remembers only the last ten versions', async () => {
    const store = makeMemoryStorage();
    const { check } = device(store);
    for (let patch = 1; patch <= 12; patch += 1) await check(`2.0.${patch}`);
    expect(store.read('reloadedFor')?.split('\n')).toEqual(Array.from({ length: 10 }, (_, i) => `2.0.${i + 3}`));
    expect(await check('2.0.3')).toBe(12);
    expect(await check('2.0.2')).toBe(13);
  });

  it('leaves a page alone that the person touches before the answer comes, and reloads the next one', async () => {
    const { check } = device();
    expect(await check('1.0.73', () => true)).toBe(0);
    expect(await check('1.0.73')).toBe(1);
  });

  it('does nothing when the deployed version is not known [R903]', async () => {
    expect(await device().check(undefined)).toBe(0);
  });

  it('does not reload when the device remembers nothing, because it would reload forever', async () => {
    const refuse = () => {
      throw new Error('storage is off');
    };
    expect(await device({ read: refuse, write: refuse, remove: refuse }).check('1.0.73')).toBe(0);
  });
});

describe('the deployed version', () => {
  const asked = async (answer: () => Promise<Response>, at = '2026-11-20T15:00:00Z') => {
    const urls: string[] = [];
    const fetch = (url: string) => {
      urls.push(url);
      return answer();
    };
    return { version: await makeRemoteVersion(fetch, clockAt(at))(), urls };
  };

  it('is the field `version`, and the request uses no cache [R897] [R898]', async () => {
    const json = async () => Response.json({ version: '1.0.73' });
    const { version, urls } = await asked(json);
    expect(version).toBe('1.0.73');
    expect(urls).toHaveLength(1);
    expect(urls[0]).toMatch(/^\/version\.json\?at=\d+$/);
    expect((await asked(json, '2026-11-20T15:00:01Z')).urls).not.toEqual(urls);
  });

  it('is unknown when the request fails or answers something else [R903]', async () => {
    expect((await asked(() => Promise.reject(new TypeError('offline')))).version).toBeUndefined();
    expect((await asked(async () => new Response('', { status: 404 }))).version).toBeUndefined();
    expect((await asked(async () => new Response('<html>'))).version).toBeUndefined();
    expect((await asked(async () => Response.json({ version: 2 }))).version).toBeUndefined();
    expect((await asked(async () => Response.json({ version: '' }))).version).toBeUndefined();
    expect((await asked(async () => Response.json({ version: '1\n2' }))).version).toBeUndefined();
  });
});
