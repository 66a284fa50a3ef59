import { randomUUID } from 'node:crypto';
import type { Static } from '@sinclair/typebox';
import type { Queries } from '../database/transaction.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import type { RenewStatus, SignatureStatus, StepParams } from './renewal.schemas.ts';

type Step = NonNullable<Static<typeof RenewStatus>['step']>;
type Mark = Static<typeof StepParams>['step'];

/** Why a renewal does not go on, in the word of the wire. */
export type Standstill = 'renewal_not_due' | 'step_out_of_order' | 'not_signed';

/** @returns `undefined` for a client without a registration */
export const renewStatus = (db: Queries, clientId: number): Promise<Static<typeof RenewStatus> | undefined> =>
  db
    .selectFrom('renewals')
    .where('client_id', '=', clientId)
    .select(['status', 'step', 'expired_date'])
    .executeTakeFirst();

/** The row is locked, so that two steps follow one another. */
const lockedRenewal = (tx: Queries, clientId: number) =>
  tx.selectFrom('renewals').where('client_id', '=', clientId).select(['status', 'step']).forUpdate().executeTakeFirst();

/** Starts a renewal and opens the document that it is signed on. One that was started goes on where it is. */
export const startRenewal = async (tx: Queries, clientId: number): Promise<Standstill | undefined> => {
  const renewal = await lockedRenewal(tx, clientId);
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
 * Keeps the step that a client says they reached. One that was passed already changes nothing, so that a repeated call
 * does no harm; none can be skipped, and only the provider says what is signed.
 */
export const keepStep = async (
  tx: Queries,
  { clientId, mark, now }: { readonly clientId: number; readonly mark: Mark; readonly now: Date },
): Promise<Standstill | undefined> => {
  const renewal = await lockedRenewal(tx, clientId);
  if (renewal === undefined || renewal.status === 'ok') return mark === 'done' ? undefined : 'renewal_not_due';
  if (mark === 'done') return renewal.step === 'signed' ? endRenewal(tx, clientId, now) : 'step_out_of_order';
  const reached = renewal.step === null ? -1 : RANK[renewal.step];
  if (RANK[mark] <= reached) return undefined;
  // An expired renewal leads to its pages without a start, so that the first of them may be done before it.
  if (RANK[mark] > Math.max(reached, 0) + 1) return 'step_out_of_order';
  if (mark === 'signed' && (await signatureStatus(tx, clientId)).status !== 'signed') return 'not_signed';
  await setStep(tx, clientId, mark);
  return undefined;
};

const setStep = async (tx: Queries, clientId: number, step: Step): Promise<void> => {
  await tx.updateTable('renewals').set({ step }).where('client_id', '=', clientId).execute();
};

/** The next renewal is due years later, and begins at its beginning. */
const endRenewal = async (tx: Queries, clientId: number, now: Date): Promise<undefined> => {
  const next = { status: 'ok', step: null, expired_date: twoYearsAfter(dayOfSaoPaulo(now)) } as const;
  await tx.updateTable('renewals').set(next).where('client_id', '=', clientId).execute();
  await tx.deleteFrom('renewal_documents').where('client_id', '=', clientId).execute();
};

/** No 29 February follows one after two years. */
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

/**
 * What happens at the provider's page.
 *
 * @returns whether there is such a document, and its renewal waits for the signature
 */
export const signDocument = async (tx: Queries, signerToken: string, now: Date): Promise<boolean> => {
  const signed = await tx
    .updateTable('renewal_documents')
    .from('renewals')
    .whereRef('renewals.client_id', '=', 'renewal_documents.client_id')
    .where('renewals.step', '=', 'signature')
    .where('signer_token', '=', signerToken)
    .set({ signed_at: now })
    .returning('renewal_documents.client_id')
    .executeTakeFirst();
  return signed !== undefined;
};
