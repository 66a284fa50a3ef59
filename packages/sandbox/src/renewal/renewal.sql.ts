import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { Database, Queries } from '../database/transaction.ts';
import { keepSignedPaper } from '../documents/signed-papers.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { RENEWAL_IN_ORDER, statusOn } from './renewal-due.ts';
import type { RenewStatus, SignatureStatus, StepParams } from './renewal.schemas.ts';

type Step = NonNullable<Static<typeof RenewStatus>['step']>;
type Mark = Static<typeof StepParams>['step'];

/** What stops a renewal, in the words of the wire. */
export type Standstill = 'renewal_not_due' | 'step_out_of_order' | 'not_signed';

/** `undefined` for a client without a registration. @param today `YYYY-MM-DD` in São Paulo */
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

/** Starts a renewal and opens the document to sign. A renewal that has already started stays at its step. */
export const startRenewal = async (client: LockedClient, now: Date): Promise<Standstill | undefined> => {
  const { tx, id } = client;
  const renewal = await renewStatus(tx, id, dayOfSaoPaulo(now));
  if (renewal === undefined || renewal.status === 'ok') return 'renewal_not_due';
  if (renewal.step === null) await setStep(client, 'started');
  await tx
    .insertInto('renewal_documents')
    .values({ client_id: id, signer_token: randomUUID(), signed_at: null })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doNothing())
    .execute();
  return undefined;
};

const RANK: Readonly<Record<Step, number>> = { started: 0, financial: 1, signature: 2, signed: 3 };

/** A step that was passed changes nothing, and none is skipped. Only the provider says that a document is signed. */
export const keepStep = async (client: LockedClient, mark: Mark, now: Date): Promise<Standstill | undefined> => {
  const { tx, id } = client;
  const renewal = await renewStatus(tx, id, dayOfSaoPaulo(now));
  if (renewal === undefined || renewal.status === 'ok') return mark === 'done' ? undefined : 'renewal_not_due';
  if (mark === 'done') return renewal.step === 'signed' ? endRenewal(client, now) : 'step_out_of_order';
  const reached = renewal.step === null ? -1 : RANK[renewal.step];
  if (RANK[mark] <= reached) return undefined;
  // The client of an expired renewal opens its pages without a start, and may save the first page at once.
  if (RANK[mark] > Math.max(reached, 0) + 1) return 'step_out_of_order';
  if (mark === 'signed' && (await signatureStatus(tx, id)).status !== 'signed') return 'not_signed';
  await setStep(client, mark);
  return undefined;
};

const setStep = async ({ tx, id }: LockedClient, step: Step): Promise<void> => {
  await tx.updateTable('renewals').set({ step }).where('client_id', '=', id).execute();
};

/** The next one is due in two years. Nobody looks at it first, so the client may invest again (decision 0213). */
const endRenewal = async ({ tx, id: clientId }: LockedClient, now: Date): Promise<undefined> => {
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

/** Signs a document as the provider's page does. @returns false when no renewal of the client waits for it */
export const signDocument = async (client: LockedClient, signerToken: string, now: Date): Promise<boolean> => {
  const { tx, id } = client;
  const awaited = await tx
    .selectFrom('renewal_documents')
    .innerJoin('renewals', 'renewals.client_id', 'renewal_documents.client_id')
    .where('renewals.client_id', '=', id)
    .where('step', '=', 'signature')
    .where('signer_token', '=', signerToken)
    .select('signed_at')
    .executeTakeFirst();
  // A second signature changes nothing: the first moment counts.
  if (awaited?.signed_at !== null) return awaited !== undefined;
  await tx.updateTable('renewal_documents').set({ signed_at: now }).where('client_id', '=', id).execute();
  await keepSignedPaper(client, { template: 'renovacao_cadastral', signedAt: now });
  return true;
};

/** The same for whoever holds the token of the document. */
export const signByToken = async (db: Database, signerToken: string, now: Date): Promise<boolean> => {
  const documents = db.selectFrom('renewal_documents').where('signer_token', '=', signerToken);
  const signer = await documents.select('client_id').executeTakeFirst();
  return signer !== undefined && withClient(db, signer.client_id, (client) => signDocument(client, signerToken, now));
};
