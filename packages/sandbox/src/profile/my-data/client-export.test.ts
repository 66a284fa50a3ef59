import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../../personas/personas.seed.ts';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';
import { record } from '../../testing/every-call.ts';
import { WITHHELD_TABLES } from './export/access.export.ts';
import { exportClient, EXPORTED_TABLES } from './export/client-export.sql.ts';
import { tablesAboutClients } from './testing/tables-about-clients.sql.ts';

const { advanceClock, challenge, client, database, lastCode, reset, sendCode } = sandboxOfFile();
beforeEach(() => reset('ana'));

interface Table {
  readonly key: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}
const isTables = (value: unknown): value is readonly Table[] => Array.isArray(value);

/** What a client gets, by table. */
const copyOf = async (key: string) => {
  const { to } = await client(key);
  const { body, status } = await to('GET /api/clients/:id/my-data');
  const { tables } = record(body);
  expect(status).toBe(200);
  if (!isTables(tables)) throw new Error('no tables');
  const text = JSON.stringify(body);
  return { text, of: (table: string) => tables.find((found) => found.key === table)?.records ?? [] };
};

describe('the copy of a client’s data', () => {
  it('has every table about a client, or a reason why not', async () => {
    const told = [...EXPORTED_TABLES.map(({ table }) => table), ...Object.keys(WITHHELD_TABLES)];
    expect(told.toSorted()).toEqual([...(await tablesAboutClients(database()))].toSorted());
    for (const reason of Object.values(WITHHELD_TABLES)) expect(reason).toMatch(/\w+ \w+/);
  });

  it('has every record of this client and none of another', async () => {
    const ana = await copyOf('ana');
    const { name, document } = personaOf('ana');
    expect(ana.of('clients')).toMatchObject([{ Nome: name, 'CPF ou CNPJ': document, Planejador: expect.any(String) }]);
    expect(ana.of('bank_accounts')).toHaveLength(2);
    expect(ana.of('movements').length).toBeGreaterThan(0);
    expect(ana.of('positions')[0]).toEqual({
      Fundo: expect.stringContaining('Aroeira'),
      'Valor bruto (R$)': expect.any(Number),
    });
    expect(ana.of('liberty_plans')).toHaveLength(1);
    expect(ana.of('consent_answers')).toMatchObject([{ Aceito: 'Sim', Termos: [1, 2, 3, 4] }]);
    const { document: others, email } = personaOf('karen');
    for (const foreign of [others, email, personaOf('karen').name]) expect(ana.text).not.toContain(foreign);
  });

  it('has co-holders and messages, as the client gave them', async () => {
    const ana = await client('ana');
    const db = database();
    const { id } = await db
      .selectFrom('bank_accounts')
      .where('client_id', '=', ana.id)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('co_holders')
      .values({ account_id: id, position: 1, name: 'Rui Nogueira', cpf: '23157281500' })
      .execute();
    await ana.to('POST /api/user/rateapp', {
      user_id: ana.id,
      user_data: { name: 'Ana', email: 'a@b.br', phoneNumber: '' },
      message: 'Muito bom',
      rate: 5,
    });
    const copy = await copyOf('ana');
    expect(copy.of('co_holders')).toEqual([
      { 'Código da conta': id, Ordem: 1, Nome: 'Rui Nogueira', CPF: '23157281500' },
    ]);
    // The text of an e-mail to the client may hold a code, so the copy has its subject alone.
    const messages = copy.of('outbox').map(({ Assunto, Texto }) => [Assunto, Texto]);
    expect(messages).toContainEqual(['Avaliação: 5 de 5', expect.stringMatching(/^Muito bom\n/)]);
    expect(messages).toContainEqual(['Novo acesso à sua conta', null]);
  });

  it('has no secret: no hash, no token, no code and no key', async () => {
    await reset('bruno');
    const loginId = await challenge();
    await sendCode(loginId);
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const [db, { id }] = [database(), personaOf('bruno')];
    const { password_hash } = await db
      .selectFrom('credentials')
      .where('client_id', '=', id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const { uid } = await db.selectFrom('consents').where('client_id', '=', id).select('uid').executeTakeFirstOrThrow();
    const text = JSON.stringify(await exportClient(db, { clientId: id, address: '::1', now: new Date() }));
    for (const secret of [code, password_hash, uid, loginId, 'argon2']) expect(text).not.toContain(secret);
    expect(text).toContain(personaOf('bruno').email);
  });

  it('is written down: who took it, when, and from where', async () => {
    const { id } = personaOf('ana');
    const taken = database()
      .selectFrom('audit')
      .where('client_id', '=', id)
      .where('event', '=', 'data exported')
      .select(['at', 'address']);
    const before = await taken.execute();
    await copyOf('ana');
    const after = await taken.execute();
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toEqual({ at: expect.any(Date), address: expect.any(String) });
    const { to } = await client('ana');
    expect((await to('GET /api/clients/:id/security-activity')).body).toContainEqual({
      event: 'data_exported',
      at: expect.any(String),
    });
  });

  it('is taken at most ten times a day', async () => {
    const ana = await client('ana');
    for (let copies = 1; copies <= 10; copies += 1)
      expect((await ana.to('GET /api/clients/:id/my-data')).status).toBe(200);
    expect((await ana.to('GET /api/clients/:id/my-data')).status).toBe(429);
    await advanceClock('1d');
    expect((await (await client('ana')).to('GET /api/clients/:id/my-data')).status).toBe(200);
  });
});
