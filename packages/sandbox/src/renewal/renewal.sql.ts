import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { lockClient } from '../database/lock-client.sql.ts';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { keepSignedPaper } from '../documents/signed-papers.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { RENEWAL_IN_ORDER, statusOn } from './renewal-due.ts';
import type { RenewStatus, SignatureStatus, StepParams } from './renewal.schemas.ts';

type Step = NonNullable<Static<typeof RenewStatus>['step']>;
type Mark = Static<typeof StepParams>['step'];

/** What stops a renewal, in the words of the wire. */
export type Standstill = 'renewal_not_due' | 'step_out_of_order' | 'not_signed';

/**
 * A client's renewal on a day. The clock alone makes it due.
 *
 * @param today `YYYY-MM-DD` in São Paulo
 * @returns `undefined` for a client without a registration
 */
export const renewStatus = async (
  db: Queries,
  clientId: number,
  today: string,
): Promise<Static<typeof RenewStatus> | undefined> => {
  const renewal = await db
    .selectFrom('renewals')
    .where('client_id', '=', clientId)
    .select(['step', 'expired_date'])
    .executeTakeFirst();
  return renewal === undefined ? undefined : { ...renewal, status: statusOn(renewal.expired_date, today) };
};

/** Locks the row, so that two steps of one client wait for each other. */
const lockedRenewal = async (tx: Queries, clientId: number, now: Date) => {
  await tx.selectFrom('renewals').where('client_id', '=', clientId).select('client_id').forUpdate().execute();
  return renewStatus(tx, clientId, dayOfSaoPaulo(now));
};

/** Starts a renewal and opens the document to sign. A renewal that has already started stays at its step. */
export const startRenewal = async (tx: Queries, clientId: number, now: Date): Promise<Standstill | undefined> => {
  const renewal = await lockedRenewal(tx, clientId, now);
  if (renewal === undefined || renewal.status === 'ok') return 'renewal_not_due';
  if (renewal.step === null) await setStep(tx, clientId, 'started');
  await tx
    .insertInto('renewal_documents')
    .values({ client_id: clientId, signer_token: randomUUID(), signed_at: null })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
  return undefined;
};

const RANK: Readonly<Record<Step, number>> = { started: 0, financial: 1, signature: 2, signed: 3 };

/**
 * Keeps the step that the client reached. A step that the client already passed changes nothing, so that a call may be
 * repeated. The client cannot skip a step. Only the provider says that a document is signed.
 */
export const keepStep = async (
  tx: Queries,
  { clientId, mark, now }: { readonly clientId: number; readonly mark: Mark; readonly now: Date },
): Promise<Standstill | undefined> => {
  const renewal = await lockedRenewal(tx, clientId, now);
  if (renewal === undefined || renewal.status === 'ok') return mark === 'done' ? undefined : 'renewal_not_due';
  if (mark === 'done') return renewal.step === 'signed' ? endRenewal(tx, clientId, now) : 'step_out_of_order';
  const reached = renewal.step === null ? -1 : RANK[renewal.step];
  if (RANK[mark] <= reached) return undefined;
  // The client of an expired renewal opens its pages without a start, and may save the first page at once.
  if (RANK[mark] > Math.max(reached, 0) + 1) return 'step_out_of_order';
  if (mark === 'signed' && (await signatureStatus(tx, clientId)).status !== 'signed') return 'not_signed';
  await setStep(tx, clientId, mark);
  return undefined;
};

const setStep = async (tx: Queries, clientId: number, step: Step): Promise<void> => {
  await tx.updateTable('renewals').set({ step }).where('client_id', '=', clientId).execute();
};

/**
 * Ends a renewal. The next one is due two years later, and begins at the first step. The client may invest again, because
 * the sandbox has no staff who look at the renewal first (decision 0213).
 */
const endRenewal = async (tx: Queries, clientId: number, now: Date): Promise<undefined> => {
  const next = { step: null, expired_date: twoYearsAfter(dayOfSaoPaulo(now)) };
  await tx.updateTable('renewals').set(next).where('client_id', '=', clientId).execute();
  await tx.deleteFrom('renewal_documents').where('client_id', '=', clientId).execute();
  const form = tx.updateTable('registration_forms').where('client_id', '=', clientId);
  await form.set({ is_approved_renew: RENEWAL_IN_ORDER }).execute();
};

/** Two years after 29 February the day is 28 February. */
const twoYearsAfter = (day: string): string =>
  `${String(Number(day.slice(0, 4)) + 2)}${day.endsWith('-02-29') ? '-02-28' : day.slice(4)}`;

export const signatureStatus = async (db: Queries, clientId: number): Promise<Static<typeof SignatureStatus>> => {
  const document = await db
    .selectFrom('renewal_documents')
    .where('client_id', '=', clientId)
    .select(['signer_token', 'signed_at'])
    .executeTakeFirst();
  if (document === undefined) return { status: 'none', signer_token: null };
  return { status: document.signed_at === null ? 'pending' : 'signed', signer_token: document.signer_token };
};

/** A document to sign: when it was signed, and whether the renewal waits for it. @returns `undefined` for an unknown token */
export const documentBy = async (db: Queries, signerToken: string) => {
  const document = await db
    .selectFrom('renewal_documents')
    .innerJoin('renewals', 'renewals.client_id', 'renewal_documents.client_id')
    .innerJoin('clients', 'clients.id', 'renewal_documents.client_id')
    .where('signer_token', '=', signerToken)
    .select(['clients.name', 'signed_at as signedAt', 'renewals.step'])
    .executeTakeFirst();
  return document && { name: document.name, signedAt: document.signedAt, isAwaited: document.step === 'signature' };
};

/**
 * Signs a document, as the provider's page does.
 *
 * @returns false when no renewal waits for this signature
 */
export const signDocument = (db: Database, signerToken: string, now: Date): Promise<boolean> =>
  transact(db, async (tx) => {
    const awaited = await tx
      .selectFrom('renewal_documents')
      .innerJoin('renewals', 'renewals.client_id', 'renewal_documents.client_id')
      .where('step', '=', 'signature')
      .where('signer_token', '=', signerToken)
      .select('renewals.client_id as clientId')
      .executeTakeFirst();
    if (awaited === undefined) return false;
    const { clientId } = awaited;
    await lockClient(tx, clientId);
    // A second signature changes nothing: the first moment counts.
    const signed = await tx
      .updateTable('renewal_documents')
      .set({ signed_at: now })
      .where('signer_token', '=', signerToken)
      .where('signed_at', 'is', null)
      .returning('client_id')
      .executeTakeFirst();
    if (signed !== undefined) await keepSignedPaper(tx, { clientId, template: 'renovacao_cadastral', signedAt: now });
    return true;
  });
