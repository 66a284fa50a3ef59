import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedOut, signedIn } = testSandbox();

const online = () => signedOut().portal;

describe('sandbox clock', () => {
  it('shows, sets, advances and resets the time of the server', async () => {
    const portal = online();
    const set = await portal('sandbox clock set 2030-01-02T12:00:00Z --json');
    expect(set.json).toMatchObject({ now: expect.stringMatching(/^2030-01-02T12:00:/) });
    const advanced = await portal('sandbox clock advance 2d');
    expect(advanced.out).toMatch(/^2030-01-04T12:0\d:.* à frente da hora real\.\n$/);
    expect((await portal('sandbox clock get')).out).toMatch(/^2030-01-04T12:/);
    expect((await portal('sandbox clock reset --json')).json).toMatchObject({ offsetMs: 0 });
    expect((await portal('sandbox clock')).out).toMatch(/, a hora real\.\n$/);
  });

  it('refuses a text that is not a time', async () => {
    const portal = online();
    for (const words of ['set amanhã', 'set 2026-11-31', 'set 2030-01-02T12:00:00', 'advance 2w'])
      expect([words, await portal(`sandbox clock ${words} --json`)]).toMatchObject([
        words,
        { exit: 2, error: { error: { message: expect.stringMatching(/: give (ISO 8601|2d, 3h)/) } } },
      ]);
  });
});

describe('sandbox fault', () => {
  it('makes calls fail, lists the faults, and makes all calls work again', async () => {
    const portal = online();
    await portal('login 63287253026');
    const on = ['--on', 'GET /investorPosition'];
    const added = await portal(['sandbox', 'fault', 'add', ...on, '--status', '503', '--code', 'ERR150', '--json']);
    expect(added.json).toMatchObject({ on: 'GET /investorPosition', status: 503, code: 'ERR150', hits: 0 });
    expect((await portal('position')).exit).toBe(1);
    expect((await portal('sandbox fault list --json')).json).toEqual([{ ...Object(added.json), hits: 1 }]);
    expect((await portal('sandbox fault list')).out).toMatch(
      /^\d+: GET \/investorPosition {2}hits=1 {2}status=503 {2}code=ERR150\n/,
    );
    expect((await portal('sandbox fault clear')).out).toBe('Nenhuma falha ligada.\n');
    expect((await portal('position')).exit).toBe(0);
  });

  it('answers a body of its own', async () => {
    const { portal } = await signedIn('ana');
    const words = ['--on', 'GET /investorPosition', '--body', '{"investments":[]}'];
    expect((await portal(['sandbox', 'fault', 'add', ...words])).out).toMatch(/body=\{"investments":\[\]\}/);
    expect((await portal('position --json')).json).toMatchObject({ total: 0 });
    await portal('sandbox fault clear');
  });

  it('refuses a fault that would never fire, and names the call that was meant', async () => {
    const portal = online();
    const add = (...words: string[]) => portal(['sandbox', 'fault', 'add', ...words, '--json']);
    expect(await add('--on', 'GOT /api/investorpositon?x=1', '--status', '500')).toMatchObject({
      exit: 2,
      error: { error: { field: 'on', message: "The API has no such call. Did you mean 'GET /investorPosition'?" } },
    });
    expect(await add('--on', 'GET /investorPosition', '--times', '1')).toMatchObject({
      exit: 2,
      error: { error: { message: expect.stringMatching(/^The fault does nothing: give --status/) } },
    });
  });

  it('refuses a malformed call and malformed numbers', async () => {
    const portal = online();
    for (const [field, ...words] of [
      ['on', '--on', 'investorPosition'],
      ['status', '--on', 'GET /x', '--status', '600'],
      ['times', '--on', 'GET /x', '--times', '0'],
      ['delay', '--on', 'GET /x', '--delay', 'long'],
      ['body', '--on', 'GET /x', '--body', '{'],
    ] as const)
      expect((await portal(['sandbox', 'fault', 'add', ...words, '--json'])).error).toMatchObject({
        error: { code: 'usage', field },
      });
  });
});

it('sandbox log shows the requests after a number, with the client and without a document', async () => {
  const portal = online();
  await portal('login 63287253026');
  const { json } = await portal('sandbox log --json');
  const seq = Array.isArray(json) ? Number(json.length) : 0;
  await portal('position');
  const { out } = await portal(`sandbox log --after ${seq}`);
  expect(out).toMatch(/^ *\d+ {2}\S+ {2}GET +\/api\/investorPosition\S* +200 +\d+ +1001$/m);
  expect(out).not.toContain('63287253026');
  expect((await portal('sandbox log --after x')).exit).toBe(2);
});

it('sandbox log -f prints each new request once, until the server is gone', async () => {
  const { portal } = signedOut();
  await portal('sandbox reset');
  const after = Math.max(0, ...((await portal('sandbox log --json')).json as { seq: number }[]).map(({ seq }) => seq));
  let asked = 0;
  const ran = await portal(`sandbox log -f --after ${after}`, {
    // Between its questions somebody signs in, and after the third one nobody answers.
    fetch: async (url, init) => {
      asked += 1;
      if (asked === 2) await portal('login 63287253026');
      return asked > 3 ? Promise.reject(new TypeError('fetch failed')) : sandbox.fetch(url, init);
    },
    // The other timers end calls that take too long.
    scheduler: { after: (milliseconds, due) => (milliseconds === 500 && queueMicrotask(due), () => undefined) },
  });
  expect(ran.exit).toBe(3);
  expect(ran.out.match(/POST +\/api\/auth\/login/g)).toHaveLength(1);
  expect(ran.out).not.toContain('/sandbox/log');
  expect((await portal('sandbox log -f --json')).exit).toBe(2);
});

it('sandbox log -f goes on when a world is made again under its name', async () => {
  const { portal } = signedOut();
  const again = async () => {
    await portal('sandbox world drop renewed');
    await portal('sandbox world new renewed');
  };
  await again();
  for (let n = 0; n < 5; n += 1) await portal('sandbox clock --world renewed');
  let asked = 0;
  const ran = await portal('sandbox log -f --world renewed', {
    fetch: async (url, init) => {
      asked += 1;
      if (asked === 2) {
        await again();
        await portal('login 63287253026 --world renewed');
      }
      return asked > 4 ? Promise.reject(new TypeError('fetch failed')) : sandbox.fetch(url, init);
    },
    scheduler: { after: (milliseconds, due) => (milliseconds === 500 && queueMicrotask(due), () => undefined) },
  });
  expect(ran.exit).toBe(3);
  expect(ran.out.match(/POST +\/api\/auth\/login/g)).toHaveLength(1);
  await portal('sandbox world drop renewed');
});

describe('sandbox backoffice sign', () => {
  it('needs the token of a renewal that waits for its signature', async () => {
    const portal = online();
    expect((await portal('sandbox backoffice sign x')).exit).toBe(2);
    const { exit, error } = await portal('sandbox backoffice sign 0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11 --json');
    expect([exit, error]).toMatchObject([1, { error: { code: 'nothing_to_sign' } }]);
  });
});

describe('sandbox backoffice set', () => {
  it('needs a client with a registration, and a number of the list', async () => {
    const portal = online();
    const { exit, error } = await portal('sandbox backoffice set 23157281500 --approval 2 --json');
    expect([exit, error]).toMatchObject([1, { error: { code: 'no_such_client' } }]);
    for (const words of ['60891723919', '60891723919 --approval 6', '60891723919 --renewal x', '1 --approval 2'])
      expect([words, (await portal(`sandbox backoffice set ${words}`)).exit]).toEqual([words, 2]);
  });
});
