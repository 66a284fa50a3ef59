import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { ACCOUNT, FATCA, HOME, PNG, RG } from '../registration/testing/sent-records.ts';
import { callsTo, type Answer } from '../testing/calls.ts';
import { engines, runAtCommit } from '../testing/engines.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import type { WholeDatabase } from './transaction.ts';
import { fillDocuments, signaturePng } from '../testing/signature-png.ts';

const STUDENT = { professionalType: 6, carrerId: null, company: null, cnpj: null, functionId: null };
/** It names no country, so it is not finished. */
const TAXES = { ...FATCA, answers: [] };
const FILLED = {
  professional_informations: 1,
  pep: 1,
  fatca: 1,
  investor_data: 1,
  upload_documents: 1,
  bank_informations: 1,
  suitability: 1,
};

const OF_A_CLIENT = ['identity_documents', 'client_files', 'declarations', 'bank_accounts', 'addresses', 'finances'];
/** Lets the database note each change of a client that it commits after the signature. */
const watch = async (db: WholeDatabase): Promise<void> => {
  await sql`create table late_writes (place text)`.execute(db);
  await sql`grant all on late_writes to aroeira_calls`.execute(db);
  await sql`create function note_late() returns trigger language plpgsql as $$ begin
    insert into late_writes select tg_table_name from check_lists join registration_forms form on form.id = form_id
      where form.client_id = coalesce(new.client_id, old.client_id) and general_result > 0;
    return null; end $$`.execute(db);
  for (const table of OF_A_CLIENT) await runAtCommit(db, 'note_late', table);
};

/** The tables of these changes, since the last question. */
const lateWrites = async (db: WholeDatabase): Promise<readonly string[]> =>
  (await sql<{ place: string }>`delete from late_writes returning place`.execute(db)).rows.map(({ place }) => place);

/** What a client sends twice or more at the same time, on one connection and on ten. */
describe.each(engines())('on $name', ({ isServer, open, stop }) => {
  const { client, database, reset } = sandboxOfFile({}, open);
  afterAll(stop);
  beforeAll(() => overAllWorlds(() => watch(database())));

  const ROUNDS = 20;
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);
  type Client = Awaited<ReturnType<typeof client>>;
  type Call = (client: Client) => Promise<Answer>;

  /** Sends calls at once. In every second round the last one goes first. */
  const atOnce = (sender: Client, round: number, calls: readonly Call[]) =>
    Promise.all((round % 2 === 0 ? calls : calls.toReversed()).map((send) => send(sender)));

  const put =
    (body: object): Call =>
    ({ to }) =>
      to('PUT /api/clients/:id', body);
  const identity: Call = ({ to }) =>
    to('PUT /api/clients/update/:id/ocr', { ...RG, documentPhotoFront: PNG, documentPhotoBack: PNG });
  const proof: Call = ({ to }) => to('PUT /api/clients/proof-of-residence/:id', { base64String: PNG });
  const accounts: Call = ({ id, to }) =>
    to('POST /api/bank-account', {
      registrationFormId: id + 1000,
      accounts: [ACCOUNT],
      toHolder: true,
      savePurpose: 'new',
    });
  const unfinishedTaxes: Call = ({ to }) => to('POST /api/fatcas', TAXES);
  const student: Call = ({ id, to }) => to('POST /api/professionalInformations', { clientId: id, ...STUDENT });
  const sign: Call = ({ to }) => to('PUT /api/registrationForm/sign/:form/:id/1');
  describe('a signed registration', () => {
    let elisa: Client;
    const { id } = personaOf('elisa');

    beforeAll(async () => {
      await reset('elisa');
      elisa = await client('elisa');
      await fillDocuments(elisa);
      await elisa.to('POST /api/registrationForm/funds', { registrationFormId: id + 1000, fundsId: [], termsId: [1] });
      const picture = { docType: 4, document: signaturePng(), local: 'Santos', date: '2026-11-20' };
      const { body } = await elisa.to('POST /api/documentUploads', picture);
      await elisa.to('POST /api/documentUploads/validSignature', {
        documentId: Object(body).id,
        isValidSignature: true,
      });
    });

    /** Takes the signature back. Everything else is filled in. */
    const unsign = async () => {
      const db = database();
      const form = db.updateTable('registration_forms').set({ is_approved_adm: 4 }).where('client_id', '=', id);
      await form.execute();
      await db
        .updateTable('check_lists')
        .set({ ...FILLED, general_result: 0 })
        .where('form_id', '=', id + 1000)
        .execute();
      await db
        .updateTable('accepted_terms')
        .set({ signature_id: null })
        .where('form_id', '=', id + 1000)
        .execute();
      await db
        .updateTable('signatures')
        .set({ signed_at: null, signed_from: null })
        .where('client_id', '=', id)
        .execute();
      await db.updateTable('clients').set({ have_fatca: 1, have_worked: null }).where('id', '=', id).execute();
    };

    /** Lets a signature commit after so many turns at the connection. The queries of the call have the other turns. */
    const meet = async (write: Call, turns: number): Promise<readonly Answer[]> => {
      const written = write(elisa);
      for (let turn = 0; turn < turns; turn += 1) {
        await nextTurn();
        await database().selectFrom('banks').select('id').execute();
      }
      await database()
        .transaction()
        .execute(async (tx) => {
          const form = tx.updateTable('registration_forms').set({ is_approved_adm: 1 });
          await form.where('client_id', '=', id).execute();
          const list = tx.updateTable('check_lists').set({ general_result: 3 });
          await list.where('form_id', '=', id + 1000).execute();
        });
      return [await written];
    };

    it('and its changes wait for each other in one order', async () => {
      const change = put({ addresses: [HOME], haveWorked: 0, haveRelation: 0 });
      const seen = [];
      for (const round of rounds.slice(0, 8)) {
        await unsign();
        const calls = [change, sign, ...Array.from({ length: 6 }, () => change), sign];
        seen.push(...statuses(await atOnce(elisa, round, calls)));
      }
      // A deadlock would end with 503.
      expect(seen.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    });

    it.for<readonly [string, Call]>([
      ['identity document', identity],
      ['proof of residence', proof],
      ['profession', student],
      ['bank accounts', accounts],
      ['address', put({ addresses: [HOME] })],
      ['declaration of taxes', unfinishedTaxes],
    ])('keeps its %s', async ([, write]) => {
      const seen = [];
      for (const round of rounds) {
        await unsign();
        const answers = await (isServer ? atOnce(elisa, round, [sign, write]) : meet(write, round));
        expect(statuses(answers).filter((status) => status !== 200 && status !== 409)).toEqual([]);
        seen.push(...(await lateWrites(database())));
        const list = await elisa.to('GET /api/checkListForm/:form/:id');
        const { generalResult, ...parts } = Object(list.body);
        // The signature of `meet` checks nothing.
        if (isServer && generalResult !== 0) seen.push(...Object.keys(parts).filter((part) => parts[part] === 0));
      }
      expect(seen).toEqual([]);
    });
  });

  describe('the check list', () => {
    let elisa: Client;
    beforeEach(async () => {
      await reset('elisa');
      elisa = await client('elisa');
    });
    const items = async () => Object((await elisa.to('GET /api/checkListForm/:form/:id')).body);

    it('has no open part after two answers that say that there is nothing to declare', async () => {
      const open = [];
      for (const round of rounds) {
        await put({ haveWorked: 1, haveRelation: 1 })(elisa);
        await atOnce(elisa, round, [put({ haveWorked: 0 }), put({ haveRelation: 0 })]);
        open.push((await items()).pep === 0);
      }
      expect(open.filter(Boolean)).toEqual([]);
    });

    it('follows the answer beside an unfinished declaration', async () => {
      const open = [];
      for (const round of rounds) {
        await put({ haveFatca: 1 })(elisa);
        await atOnce(elisa, round, [put({ haveFatca: 0 }), unfinishedTaxes]);
        open.push((await items()).fatca === 0);
      }
      expect(open.filter(Boolean)).toEqual([]);
    });

    it('has every document after both came at once to two servers', async () => {
      const beside = await sandboxOn(database());
      const other = await callsTo(beside).client('elisa');
      const open = [];
      for (const round of rounds.slice(0, 8)) {
        for (const table of ['client_files', 'identity_documents'] as const)
          await database().deleteFrom(table).where('client_id', '=', elisa.id).execute();
        await database().updateTable('check_lists').set({ upload_documents: 0 }).execute();
        await atOnce(elisa, round, [identity, () => proof(other)]);
        open.push((await items()).uploadDocuments === 0);
      }
      expect(open.filter(Boolean)).toEqual([]);
    });
  });

  it('takes the same addresses twice at once', async () => {
    const ana = await client('ana');
    await database()
      .updateTable('clients')
      .set({ have_worked: null, have_fatca: null })
      .where('id', '=', ana.id)
      .execute();
    const same = put({ addresses: [HOME] });
    const answers = [];
    for (const round of rounds) answers.push(...(await atOnce(ana, round, [same, same])));
    expect(statuses(answers).filter((status) => status !== 200)).toEqual([]);
  });
});
