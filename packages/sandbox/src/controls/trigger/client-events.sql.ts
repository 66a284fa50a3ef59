import { audit } from '../../access/audit.sql.ts';
import { endingSessions } from '../../access/sessions.sql.ts';
import { NO_PLANNER } from '../../contact/contact.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import { settleLocked } from '../../movements/settle-orders.sql.ts';
import { signPapers } from '../../movements/terms/fund-terms.sql.ts';
import { APPROVED, PENDING_ADJUSTMENT, STARTED } from '../../registration/flags/approval.ts';
import { markParts } from '../../registration/flags/check-lists.sql.ts';
import { signDocument } from '../../renewal/renewal.sql.ts';
import { failReports, hurryReports } from '../../reports/preparation.sql.ts';
import { dayOfSaoPaulo, daysAfter, daysBefore, monthsBefore } from '../../time/sao-paulo-days.ts';
import type { AdjustedPart, ClientEvent } from './events.ts';

/** Makes an event happen. @returns false, and changes nothing, where it makes no sense for the client */
type Happen = (client: LockedClient, now: Date, parts?: readonly AdjustedPart[]) => Promise<boolean>;

const changed = ({ numUpdatedRows }: { readonly numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n;

/** Sets the approval of a registration that the client sent. */
const decide =
  (approval: number): Happen =>
  async ({ tx, id }) =>
    changed(
      await tx
        .updateTable('registration_forms')
        .set({ is_approved_adm: approval })
        .where('client_id', '=', id)
        .where('is_approved_adm', '<>', STARTED)
        .executeTakeFirstOrThrow(),
    );

/** The column of each item of a check list that the staff may ask for again. */
export const PART_COLUMNS = {
  professionalInformations: 'professional_informations',
  pep: 'pep',
  fatca: 'fatca',
  investorData: 'investor_data',
  uploadDocuments: 'upload_documents',
  bankInformations: 'bank_informations',
} as const satisfies Readonly<Record<AdjustedPart, string>>;

/** The staff did not accept parts of the registration: the documents, when the tester names nothing. */
const askAgain: Happen = async (client, now, parts = ['uploadDocuments']) => {
  if (!(await decide(PENDING_ADJUSTMENT)(client, now))) return false;
  for (const part of parts) await markParts(client, { [PART_COLUMNS[part]]: 0 });
  await markParts(client, { general_result: 0 });
  return true;
};

/** Moves the day of the expiry. Only an approved registration is renewed. */
const renewalDue =
  (days: number): Happen =>
  async ({ tx, id }, now) =>
    changed(
      await tx
        .updateTable('renewals')
        .from('registration_forms as form')
        .whereRef('form.client_id', '=', 'renewals.client_id')
        .where('form.is_approved_adm', '=', APPROVED)
        .where('renewals.client_id', '=', id)
        .set({ expired_date: daysAfter(dayOfSaoPaulo(now), days) })
        .executeTakeFirstOrThrow(),
    );

/** The answers are as old as their day. */
const ageSuitability: Happen = async ({ tx, id }, now) => {
  const day = daysBefore(monthsBefore(dayOfSaoPaulo(now), 24), 1);
  const form = tx.updateTable('registration_forms').where('client_id', '=', id);
  const answered = form.set({ suitability_on: day }).where('suitability_on', 'is not', null);
  if (!changed(await answered.executeTakeFirstOrThrow())) return false;
  const results = tx.updateTable('suitability_results').where('client_id', '=', id);
  await results.set({ answered_at: new Date(`${day}T12:00:00-03:00`) }).execute();
  return true;
};

/** Signs the renewal that waits for its signature, and the papers before an investment. */
const signAll: Happen = async (client, now) => {
  const { tx, id } = client;
  const documents = tx.selectFrom('renewal_documents').where('client_id', '=', id).where('signed_at', 'is', null);
  const papers = tx
    .selectFrom('term_papers')
    .where('client_id', '=', id)
    .where('signed_at', 'is', null)
    .where('refused_at', 'is', null);
  let count = 0;
  for (const { signer_token } of await documents.select('signer_token').execute())
    if (await signDocument(client, signer_token, now)) count += 1;
  for (const { code } of await papers.select('code').execute()) if (await signPapers(client, code, now)) count += 1;
  return count > 0;
};

/** Ends the wait of the movement that would be carried out next. */
const endWait =
  (end: { readonly status?: 'canceled'; readonly payment_at?: null }): Happen =>
  async (client, now) => {
    const { tx, id } = client;
    await settleLocked(client, now);
    const next = await tx
      .selectFrom('movements')
      .where('client_id', '=', id)
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
    await settleLocked(client, now);
    return true;
  };

const block: Happen = async ({ tx, id }) => {
  await tx.updateTable('devices').set({ is_blocked: true }).where('client_id', '=', id).execute();
  await tx.updateTable('clients').set({ blocks_new_devices: true }).where('id', '=', id).execute();
  return true;
};

/** What the server does when two people have the session. */
const endStolen: Happen = async ({ tx, id }, now) => {
  const ended = endingSessions(tx, now).where('client_id', '=', id);
  if (!changed(await ended.executeTakeFirstOrThrow())) return false;
  await audit(tx, { event: 'refresh token used twice', clientId: id, address: '127.0.0.1', now });
  return true;
};

const demandPassword: Happen = async ({ tx, id }) =>
  changed(
    await tx
      .updateTable('credentials')
      .set({ must_change: true })
      .where('client_id', '=', id)
      .executeTakeFirstOrThrow(),
  );

const removePlanner: Happen = async ({ tx, id }) =>
  changed(
    await tx
      .updateTable('clients')
      .set({ planner_id: NO_PLANNER, wants_planner: 0 })
      .where('id', '=', id)
      .where('planner_id', '<>', NO_PLANNER)
      .executeTakeFirstOrThrow(),
  );

export const HAPPENINGS: Readonly<Record<ClientEvent, Happen>> = {
  'registration.approved': decide(APPROVED),
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
