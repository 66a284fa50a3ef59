import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedOut } = testSandbox();

describe('sandbox world', () => {
  it('makes a world, in which a device signs in apart, and drops it', async () => {
    const { portal } = signedOut();
    expect((await portal('sandbox world new maria --json')).json).toMatchObject({
      name: 'maria',
      url: 'http://maria.localhost',
    });
    expect((await portal('sandbox world')).out).toMatch(/^main +http.*\n(.*\n)*?maria +http:\/\/maria\.localhost/m);
    expect((await portal('login 63287253026 --world maria')).exit).toBe(0);
    expect((await portal('whoami')).exit).toBe(4);
    expect((await portal('whoami --world maria')).exit).toBe(0);
    expect((await portal('sandbox clock advance 2d --world maria --json')).json).toMatchObject({
      offsetMs: 172_800_000,
    });
    expect((await portal('sandbox clock --json')).json).toMatchObject({ offsetMs: 0 });
    expect((await portal('sandbox world drop maria')).out).toBe('Mundo apagado: maria\n');
    expect(await portal('position --world maria --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'no_such_world' } },
    });
  });

  it('is named by the environment too', async () => {
    const { portal } = signedOut({ env: { PORTAL_WORLD: 'pedro' } });
    expect((await signedOut().portal('sandbox world new pedro')).exit).toBe(0);
    expect((await portal('sandbox clock advance 1d --json')).json).toMatchObject({ offsetMs: 86_400_000 });
    expect((await portal('sandbox clock --world main --json')).json).toMatchObject({ offsetMs: 0 });
  });

  it('opens a browser at the host of the world', async () => {
    const { portal } = signedOut();
    await portal('sandbox world new rita');
    const { out } = await portal('sandbox open --persona ana --world rita --print');
    expect(out.trim()).toMatch(/^http:\/\/rita\.localhost\/sandbox\/open#[\w-]{43}$/);
  });

  it.each([
    ['sandbox world new Maria', 2, 'usage'],
    ['sandbox world new x --port 70000', 2, 'usage'],
    ['sandbox world new x --from nothing', 1, 'no_such_snapshot'],
    ['sandbox world drop nobody', 1, 'no_such_world'],
    ['login 63287253026 --world nobody', 1, 'no_such_world'],
    ['sandbox world drop main', 1, 'main_world'],
    ['whoami --world a.b', 2, 'usage'],
    ['sandbox snapshot load nothing', 1, 'no_such_snapshot'],
  ])('refuses %s', async (words, exit, code) => {
    expect(await signedOut().portal(`${words} --json`)).toMatchObject({ exit, error: { error: { code } } });
  });

  it('refuses a second world of a name', async () => {
    const { portal } = signedOut();
    await portal('sandbox world new dora');
    expect(await portal('sandbox world new dora --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'world_exists' } },
    });
  });
});

describe('sandbox snapshot', () => {
  it('saves a world and brings it back', async () => {
    const { portal } = signedOut();
    await portal('sandbox world new caio');
    const inCaio = (words: string) => portal(`${words} --world caio`);
    expect((await inCaio('sandbox snapshot')).out).toBe('Nenhum instantâneo salvo.\n');
    await inCaio('sandbox clock advance 2d');
    expect((await inCaio('sandbox snapshot save later')).out).toBe('Instantâneo salvo: later\n');
    await inCaio('sandbox reset');
    expect((await inCaio('sandbox snapshot load later --json')).json).toEqual({ loaded: 'later' });
    expect((await inCaio('sandbox clock --json')).json).toMatchObject({ offsetMs: 172_800_000 });
    expect((await portal('sandbox snapshot list')).out).toMatch(/^later /m);
    expect((await portal('sandbox snapshot drop later --json')).json).toEqual({ dropped: 'later' });
  });
});
