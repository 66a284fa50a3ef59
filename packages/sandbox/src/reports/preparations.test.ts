import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { makePdfMaker, type PdfMaker } from '../documents/pdf/pdf-maker.ts';
import { OUR_BRAND } from '../web/brand.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { claimNext, releaseClaims, type ReportKey } from './preparation.sql.ts';
import { makePreparations } from './preparations.ts';

const ANA: ReportKey = { clientId: 1001, from: '2026-11-01', to: '2026-11-20' };
const KAREN: ReportKey = { ...ANA, clientId: 1011 };

let db: WholeDatabase;
let now: Date;
/** The client of each PDF that was made, in order. */
let made: string[];

beforeAll(async () => {
  db = await seededDatabase();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('report_preparations').execute();
  now = new Date('2026-11-20T15:00:00Z');
  made = [];
});

const pass = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};

/** A printer that notes what it makes. A job can wait for `until`, or fail. */
const noting = (work: (count: number) => Promise<unknown> = () => Promise.resolve()): PdfMaker => ({
  make: async ({ blocks }) => {
    const [cover] = blocks;
    const name = cover?.kind === 'facts' ? cover.facts[1]?.[1] : undefined;
    await work(made.push(name ?? ''));
    return Buffer.from(`PDF ${String(made.length)} of ${name ?? ''}`);
  },
  close: () => Promise.resolve(),
});

/** A server on the database of the test. It stops when the test ends. */
const server = (pdfs: PdfMaker = noting()) => {
  const preparations = makePreparations({ db, clock: { now: () => now, follow: () => Promise.resolve(false) }, pdfs });
  onTestFinished(preparations.close);
  return preparations;
};

const textOf = (answer: string | Buffer): string => answer.toString();
const statesIn = async () => {
  const rows = await db.selectFrom('report_preparations').select('state').orderBy('asked_at').execute();
  return rows.map(({ state }) => state);
};

describe('a report in the background', () => {
  it('is made on the first question, kept, and given after eight seconds', async () => {
    const { ask, close } = server();
    expect(await ask(ANA)).toBe('agendado');
    await expect.poll(statesIn).toEqual(['made']);
    pass(7_999);
    expect(await ask(ANA)).toBe('agendado');
    pass(1);
    expect(textOf(await ask(ANA))).toBe('PDF 1 of Ana Beatriz Monteiro');
    expect(textOf(await ask(ANA))).toBe('PDF 1 of Ana Beatriz Monteiro');
    await close();
    expect(made).toHaveLength(1);
  });

  it('is made once at a time, and each client gets their own', async () => {
    let [atOnce, most] = [0, 0];
    const pdfs = noting(async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
    const { ask } = server(pdfs);
    await Promise.all([ask(ANA), ask(KAREN), ask(ANA), ask({ ...ANA, from: ANA.to })]);
    pass(8_000);
    expect(textOf(await ask(KAREN))).toContain('Karen Oliveira Stein');
    expect(textOf(await ask(ANA))).toContain('Ana Beatriz Monteiro');
    expect([made.length, most]).toEqual([3, 1]);
  });

  it('is an error when it could not be made, and the next question starts it again', async () => {
    const { ask } = server(noting((count) => (count === 1 ? Promise.reject(new Error('broken')) : Promise.resolve())));
    expect(await ask(ANA)).toBe('agendado');
    pass(8_000);
    expect(await ask(ANA)).toBe('error');
    expect(await ask(ANA)).toBe('agendado');
    pass(8_000);
    expect(textOf(await ask(ANA))).toBe('PDF 2 of Ana Beatriz Monteiro');
  });

  it('is made again when its figures changed, and on another day', async () => {
    const { ask } = server();
    await ask(ANA);
    pass(8_000);
    await ask(ANA);
    await db
      .updateTable('positions')
      .set({ gross_cents: sql`gross_cents + 1` })
      .where('client_id', '=', 1001)
      .execute();
    expect(await ask(ANA)).toBe('agendado');
    pass(8_000);
    expect(textOf(await ask(ANA))).toBe('PDF 2 of Ana Beatriz Monteiro');
    pass(86_400_000);
    expect(await ask(ANA)).toBe('agendado');
    pass(8_000);
    expect(textOf(await ask(ANA))).toBe('PDF 3 of Ana Beatriz Monteiro');
  });

  it('is held as it was given, also when its figures changed, until the end of its day', async () => {
    const { ask, held } = server();
    expect(await held(ANA)).toBeUndefined();
    await ask(ANA);
    await expect.poll(statesIn).toEqual(['made']);
    expect(await held(ANA)).toBeUndefined();
    pass(8_000);
    const given = textOf(await ask(ANA));
    await db
      .updateTable('positions')
      .set({ gross_cents: sql`gross_cents + 1` })
      .where('client_id', '=', 1001)
      .execute();
    expect([textOf((await held(ANA)) ?? ''), await held(KAREN)]).toEqual([given, undefined]);
    pass(86_400_000);
    expect(await held(ANA)).toBeUndefined();
  });

  it('survives a restart in the middle', async () => {
    const before = server();
    await before.close();
    expect(await before.ask(ANA)).toBe('agendado');
    // The server was killed while it made the report.
    expect(await claimNext(db)).toEqual(ANA);
    await releaseClaims(db);
    const after = server();
    after.resume();
    await expect.poll(statesIn).toEqual(['made']);
    pass(8_000);
    expect(textOf(await after.ask(ANA))).toBe('PDF 1 of Ana Beatriz Monteiro');
  });

  it('is made by one of two servers on one database', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    const [one, other] = [server(noting(() => isHeld)), server(noting())];
    await one.ask(ANA);
    await expect.poll(() => made.length).toBe(1);
    // The first server makes Ana's. The other one finds only Karen's.
    await other.ask(ANA);
    await other.ask(KAREN);
    await expect.poll(() => made).toEqual(['Ana Beatriz Monteiro', 'Karen Oliveira Stein']);
    release();
    await one.close();
    await other.close();
    expect(made).toHaveLength(2);
    pass(8_000);
    for (const { ask } of [one, other]) expect(textOf(await ask(ANA))).toContain('Ana Beatriz');
  });

  it('is waited for where another server makes it', async () => {
    let release = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    const [one, other] = [server(noting(() => isHeld)), server(noting())];
    await one.ask(ANA);
    await expect.poll(() => made.length).toBe(1);
    pass(8_000);
    const later = other.ask(ANA);
    await other.ask(KAREN);
    // Now the other one has nothing left to make.
    await expect.poll(statesIn).toEqual(['waiting', 'made']);
    release();
    expect(textOf(await later)).toContain('Ana Beatriz Monteiro');
  });

  it('of a server that died is made by another one when its claim ends', async () => {
    const { ask, close } = server();
    await close();
    await ask(ANA);
    expect(await claimNext(db)).toEqual(ANA);
    expect(await claimNext(db)).toBeUndefined();
    await db.updateTable('report_preparations').set({ claimed_until: sql`now() - interval '1 second'` }).execute();
    expect(await claimNext(db)).toEqual(ANA);
  });

  it('leaves at most eight of a client, and those of others', async () => {
    const { ask } = server();
    await ask(KAREN);
    for (let day = 1; day <= 12; day += 1) {
      pass(1_000);
      await ask({ ...ANA, from: `2026-10-${String(day).padStart(2, '0')}` });
    }
    const rows = await db
      .selectFrom('report_preparations')
      .select(['client_id', 'first_day'])
      .orderBy('first_day')
      .execute();
    expect(rows.map(({ client_id }) => client_id)).toEqual([...Array.from({ length: 8 }, () => 1001), 1011]);
    expect(rows[0]?.first_day).toBe('2026-10-05');
  });

  it('is a PDF of the worker', async () => {
    const pdfs = makePdfMaker(OUR_BRAND);
    onTestFinished(pdfs.close);
    const { ask } = server(pdfs);
    await ask(ANA);
    pass(8_000);
    expect(textOf(await ask(ANA)).slice(0, 5)).toBe('%PDF-');
  });
});
