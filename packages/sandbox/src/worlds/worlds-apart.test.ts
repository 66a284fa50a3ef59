import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { solveCaptcha } from '../testing/captcha.ts';
import { operationsOf, valueFor, type Operation } from '../testing/every-call.ts';
import { newWorld } from '../testing/in-world.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { inWorld, overAllWorlds } from './current-world.ts';

/** What stands in the data of the one world, and must come out of no call of the other. */
const SECRET = 'Segredo do outro mundo';

const sandbox = sandboxOfFile();
type World = Awaited<ReturnType<typeof newWorld>>;
let [attacked, attacker]: World[] = [];
const ANA = personaOf('ana');

beforeAll(async () => {
  attacked = await newWorld(sandbox);
  attacker = await newWorld(sandbox);
});

const worlds = (): readonly [World, World] => {
  if (attacked === undefined || attacker === undefined) throw new Error('The worlds are made before the tests.');
  return [attacked, attacker];
};

const idOf = async ({ name }: World): Promise<number> => {
  const { rows } = await overAllWorlds(() =>
    sql<{ id: number }>`select id from worlds where name = ${name}`.execute(sandbox.database()),
  );
  return rows[0]?.id ?? 0;
};

/** Everything that stands in a world, as one text for each table. */
const contentOf = async (world: World): Promise<Readonly<Record<string, string>>> => {
  const id = await idOf(world);
  const db = sandbox.database();
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where column_name = 'world' and table_schema = current_schema() order by table_name`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const table = await inWorld(id, () => sql`select t::text as row from ${sql.table(name)} t order by 1`.execute(db));
    content[name] = JSON.stringify(table.rows);
  }
  return content;
};

/** Sends a call as Ana, with values that fit its description. */
const send = (world: World, { method, path, parameters, body }: Operation, token: string | undefined) => {
  const text = (name: string): string => (/document|cpf/i.test(name) ? ANA.document : '1');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
    /document/i.test(name)
      ? ANA.document
      : /form/i.test(name)
        ? String(ANA.id + 1000)
        : /id$/i.test(name)
          ? String(ANA.id)
          : '1',
  );
  const query = parameters.filter((parameter) => parameter['in'] === 'query' && parameter['required'] === true);
  const asked = query.map(({ name }) => `${String(name)}=${encodeURIComponent(text(String(name)))}`).join('&');
  return world.call(`${method} ${filled}${asked === '' ? '' : `?${asked}`}`, {
    ...(token !== undefined && { token }),
    ...(body !== undefined && method !== 'GET' && { body: valueFor(text, '', body) }),
    headers: { 'idempotency-key': '00000000-0000-4000-8000-000000000000' },
  });
};

/** The calls of clients, and the controls that act in a world. */
const attacks = async (): Promise<readonly Operation[]> =>
  (await operationsOf(sandbox)).filter(({ path }) => !/^\/sandbox\/(worlds|snapshots)/.test(path));

describe('a client of one world', () => {
  it('is nobody in another, in every call that asks who calls', async () => {
    const [mine, other] = worlds();
    const { token } = await mine.signedIn('ana');
    const asking = (await attacks()).filter(({ isProtected }) => isProtected);
    expect(asking.length).toBeGreaterThan(40);
    const let_in: string[] = [];
    for (const operation of asking) {
      const { status } = await send(other, operation, token);
      // A wrong body is refused before the token is read.
      if (status !== 401 && status !== 400) let_in.push(`${operation.method} ${operation.path}: ${String(status)}`);
    }
    expect(let_in).toEqual([]);
  });

  it('reads and changes nothing of another by any call, with all rights in the own one', async () => {
    const [victim, mine] = worlds();
    const victimId = await idOf(victim);
    await inWorld(victimId, () =>
      sandbox.database().updateTable('clients').set({ name: SECRET, mother_name: SECRET }).execute(),
    );
    const before = await contentOf(victim);
    const leaks: string[] = [];
    let token: string | undefined;
    for (const operation of await attacks()) {
      if (token === undefined) {
        await mine.reset();
        ({ token } = await mine.signedIn('ana'));
      }
      const answer = await send(mine, operation, token);
      if (operation.method !== 'GET') token = undefined;
      if (JSON.stringify(answer.body).includes(SECRET)) leaks.push(`${operation.method} ${operation.path}`);
    }
    expect(leaks).toEqual([]);
    expect(await contentOf(victim)).toEqual(before);
  }, 120_000);
});

describe('what one world gave to somebody opens nothing in another', () => {
  const refusedWith = (status: number) => expect.objectContaining({ status });

  it('a refresh token, a code by e-mail and a temporary password', async () => {
    const [mine, other] = worlds();
    await Promise.all([mine.reset(), other.reset()]);
    const ana = await mine.signedIn('ana');
    expect([await other.refresh(ana), await mine.refresh(ana)]).toEqual([refusedWith(401), refusedWith(200)]);
    const loginId = await mine.challenge();
    await mine.sendCode(loginId);
    const code = await mine.lastCode();
    expect((await other.enterCode(loginId, code)).status).not.toBe(200);
    expect((await mine.enterCode(loginId, code)).status).toBe(200);
    await mine.forget(ANA.document);
    const password = await mine.temporaryPassword(ANA.document);
    expect((await other.tryPassword(ANA.document, password)).status).toBe(400);
    expect((await mine.tryPassword(ANA.document, password)).status).toBe(200);
  });

  it('a captcha that was solved', async () => {
    const [mine, other] = worlds();
    const captcha = encodeURIComponent(await solveCaptcha(mine));
    const path = `GET /api/clients/passwordResetByEmail?document=${ANA.document}&captcha=${captcha}`;
    expect((await other.call(path)).status).toBe(400);
    expect((await mine.call(path)).status).toBe(200);
  });

  it('a link that signs a browser in', async () => {
    const [mine, other] = worlds();
    const { body } = await mine.call('POST /sandbox/open', { body: { path: '/', storage: [] } });
    expect(await other.call('POST /sandbox/open/taken', { body })).toMatchObject({ status: 404 });
    expect(await mine.call('POST /sandbox/open/taken', { body })).toMatchObject({ status: 200 });
  });

  it('a signing page', async () => {
    const [mine, other] = worlds();
    await mine.reset();
    const sofia = await mine.client('sofia');
    const { body } = await sofia.to('POST /api/investments/verifySignedTerms', { fundIds: [4, 1, 2, 10] });
    const { signUrl } = { signUrl: '', ...Object(body) };
    expect(signUrl).toContain(`http://${mine.name}.localhost/`);
    const { pathname } = new URL(signUrl);
    await mine.call('POST /sandbox/snapshots', { body: { name: 'signing' } });
    const copy = await newWorld(sandbox, { from: 'signing' });
    for (const world of [other, copy]) expect((await world.call(`GET ${pathname}`)).status).toBe(404);
    expect((await mine.call(`GET ${pathname}`)).status).toBe(200);
  });

  it('a page on which a renewal is signed', async () => {
    const [mine] = worlds();
    const iris = await mine.client('iris');
    await iris.to('POST /api/renew/start/:id');
    for (const mark of ['financial', 'signature'])
      await iris.to(`POST /api/renew/step/${mark}`, { step: mark, server: true });
    const { body } = await iris.to('GET /api/renew/signature/status/:id');
    const page = `GET /assinatura/renovacao/${String(Object(body).signer_token)}`;
    await mine.call('POST /sandbox/snapshots', { body: { name: 'renewing' } });
    const copy = await newWorld(sandbox, { from: 'renewing' });
    expect((await copy.call(page)).status).toBe(404);
    expect((await mine.call(page)).status).toBe(200);
  });
});
