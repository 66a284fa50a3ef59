import { audit } from '../../access/audit.sql.ts';
import { endingSessions } from '../../access/sessions.sql.ts';
import { lockClient } from '../../database/lock-client.sql.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { settleLocked } from '../../movements/settle-orders.sql.ts';
import { signPapers } from '../../movements/terms/fund-terms.sql.ts';
import { APPROVED, PENDING_ADJUSTMENT, STARTED } from '../../registration/flags/approval.ts';
import { markParts } from '../../registration/flags/check-lists.sql.ts';
import { signDocument } from '../../renewal/renewal.sql.ts';
import { failReports, hurryReports } from '../../reports/preparation.sql.ts';
import { dayOfSaoPaulo, daysAfter, daysBefore, monthsBefore } from '../../time/sao-paulo-days.ts';
import type { AdjustedPart, ClientEvent } from './events.ts';

/** To whom an event happens, and when. */
interface Happening {
  readonly clientId: number;
  readonly now: Date;
  /** What the staff ask for again. The documents, when the tester names nothing. */
  readonly parts?: readonly AdjustedPart[] | undefined;
}

/** Makes an event happen. @returns false, and changes nothing, where it makes no sense for the client */
type Happen = (db: Database, happening: Happening) => Promise<boolean>;

const changed = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

/** Sets the approval of a registration that the client sent. */
const decide = async (db: Queries, { clientId }: Happening, approval: number): Promise<boolean> =>
  changed(
    await db
      .updateTable('registration_forms')
      .set({ is_approved_adm: approval })
      .where('client_id', '=', clientId)
      .where('is_approved_adm', '<>', STARTED)
      .executeTakeFirstOrThrow(),
  );

const COLUMNS = {
  professionalInformations: 'professional_informations',
  pep: 'pep',
  fatca: 'fatca',
  investorData: 'investor_data',
  uploadDocuments: 'upload_documents',
  bankInformations: 'bank_informations',
} as const satisfies Readonly<Record<AdjustedPart, string>>;

/** The staff did not accept parts of the registration. */
const askAgain: Happen = (db, happening) =>
  transact(db, async (tx) => {
    if (!(await decide(tx, happening, PENDING_ADJUSTMENT))) return false;
    const { clientId, parts = ['uploadDocuments'] } = happening;
    for (const part of parts) await markParts(tx, clientId, { [COLUMNS[part]]: 0 });
    await markParts(tx, clientId, { general_result: 0 });
    return true;
  });

/** Moves the day of the expiry. Only an approved registration is renewed. */
const renewalDue =
  (days: number): Happen =>
  async (db, { clientId, now }) =>
    changed(
      await db
        .updateTable('renewals')
        .from('registration_forms as form')
        .whereRef('form.client_id', '=', 'renewals.client_id')
        .where('form.is_approved_adm', '=', APPROVED)
        .where('renewals.client_id', '=', clientId)
        .set({ expired_date: daysAfter(dayOfSaoPaulo(now), days) })
        .executeTakeFirstOrThrow(),
    );

/** The answers are as old as their day. */
const ageSuitability: Happen = (db, { clientId, now }) =>
  transact(db, async (tx) => {
    const day = daysBefore(monthsBefore(dayOfSaoPaulo(now), 24), 1);
    const form = tx.updateTable('registration_forms').where('client_id', '=', clientId);
    if (
      !changed(
        await form.set({ suitability_on: day }).where('suitability_on', 'is not', null).executeTakeFirstOrThrow(),
      )
    )
      return false;
    const results = tx.updateTable('suitability_results').where('client_id', '=', clientId);
    await results.set({ answered_at: new Date(`${day}T12:00:00-03:00`) }).execute();
    return true;
  });

/** Signs the renewal that waits for its signature, and the papers before an investment. */
const signAll: Happen = async (db, { clientId, now }) => {
  const documents = db.selectFrom('renewal_documents').where('client_id', '=', clientId).where('signed_at', 'is', null);
  const papers = db.selectFrom('term_papers').where('client_id', '=', clientId).where('signed_at', 'is', null);
  let count = 0;
  for (const { signer_token } of await documents.select('signer_token').execute())
    if (await signDocument(db, signer_token, now)) count += 1;
  for (const { code } of await papers.select('code').execute()) if (await signPapers(db, code, now)) count += 1;
  return count > 0;
};

/** Ends the wait of the movement that would be carried out next. */
const endWait =
  (end: { readonly status?: 'canceled'; readonly payment_at?: null }): Happen =>
  (db, { clientId, now }) =>
    transact(db, async (tx) => {
      await lockClient(tx, clientId);
      await settleLocked(tx, clientId, now);
      const next = await tx
        .selectFrom('movements')
        .where('client_id', '=', clientId)
        .where('status', '=', 'pending')
        .select('id')
        .orderBy('processed_at')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return false;
      await tx
        .updateTable('movements')
        .set({ ...end, processed_at: now })
        .where('id', '=', next.id)
        .execute();
      await settleLocked(tx, clientId, now);
      return true;
    });

const block: Happen = (db, { clientId }) =>
  transact(db, async (tx) => {
    await tx.updateTable('devices').set({ is_blocked: true }).where('client_id', '=', clientId).execute();
    await tx.updateTable('clients').set({ blocks_new_devices: true }).where('id', '=', clientId).execute();
    return true;
  });

/** What the server does when two people have the session. */
const endStolen: Happen = (db, { clientId, now }) =>
  transact(db, async (tx) => {
    const ended = endingSessions(tx, now).where('client_id', '=', clientId);
    if (!changed(await ended.executeTakeFirstOrThrow())) return false;
    await audit(tx, { event: 'refresh token used twice', clientId, address: '127.0.0.1', now });
    return true;
  });

const demandPassword: Happen = async (db, { clientId }) =>
  changed(
    await db
      .updateTable('credentials')
      .set({ must_change: true })
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow(),
  );

/** The planner of the clients who have none. */
const NO_PLANNER = 1;

const removePlanner: Happen = async (db, { clientId }) =>
  changed(
    await db
      .updateTable('clients')
      .set({ planner_id: NO_PLANNER, has_planner: 0 })
      .where('id', '=', clientId)
      .where('planner_id', '<>', NO_PLANNER)
      .executeTakeFirstOrThrow(),
  );

/** How each event happens to a client. */
export const HAPPENINGS: Readonly<Record<ClientEvent, Happen>> = {
  'registration.approved': (db, happening) => decide(db, happening, APPROVED),
  'registration.adjustment-requested': askAgain,
  'renewal.available': renewalDue(25),
  'renewal.expired': renewalDue(-1),
  'suitability.expired': ageSuitability,
  'signature.signed': signAll,
  'movement.processed': endWait({}),
  'movement.canceled': endWait({ status: 'canceled', payment_at: null }),
  'report.ready': hurryReports,
  'report.failed': failReports,
  'device.blocked': block,
  'session.stolen': endStolen,
  'password.must-change': demandPassword,
  'planner.removed': removePlanner,
};
