import { randomUUID } from 'node:crypto';
import type { Queries } from '../../database/transaction.ts';

export interface Consent {
  readonly UID: string;
  readonly accepted: boolean;
}

/** What a client answered, or that they have not. The uid of a client without an answer is a new one. */
export const consentOf = async (db: Queries, document: string): Promise<Consent> => {
  const consent = await db
    .selectFrom('consents')
    .innerJoin('clients', 'clients.id', 'consents.client_id')
    .where('clients.document', '=', document)
    .select(['consents.uid', 'consents.is_accepted'])
    .executeTakeFirst();
  return { UID: consent?.uid ?? randomUUID(), accepted: consent?.is_accepted ?? false };
};

export interface ConsentAnswer {
  readonly uid: string;
  /** `undefined` for a guest. */
  readonly document: string | undefined;
  readonly isAccepted: boolean;
  readonly terms: readonly number[];
  /** Whether it takes the place of the client's answer; otherwise only the first one is kept. */
  readonly mayReplace: boolean;
  readonly now: Date;
}

/**
 * Keeps an answer: the client's, or a guest's under its uid alone. One that only counts when it is the first changes
 * nothing when it is not.
 *
 * @returns false for a uid that is another client's
 */
export const answerConsent = async (tx: Queries, answer: ConsentAnswer): Promise<boolean> => {
  const client =
    answer.document === undefined
      ? undefined
      : await tx
          .selectFrom('clients')
          .select('id')
          .where('document', '=', answer.document)
          .forUpdate()
          .executeTakeFirst();
  const clientId = client?.id ?? null;
  const taken = await tx.selectFrom('consents').select('client_id').where('uid', '=', answer.uid).executeTakeFirst();
  // What a guest answered becomes the client's when they come back signed in.
  if (taken !== undefined && taken.client_id !== null && taken.client_id !== clientId) return false;
  if (clientId !== null && !answer.mayReplace && (await hasAnswered(tx, clientId))) return true;
  if (clientId !== null) await tx.deleteFrom('consents').where('client_id', '=', clientId).execute();
  const row = {
    client_id: clientId,
    is_accepted: answer.isAccepted,
    terms: [...answer.terms],
    answered_at: answer.now,
  };
  await tx
    .insertInto('consents')
    .values({ uid: answer.uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
  return true;
};

const hasAnswered = async (tx: Queries, clientId: number): Promise<boolean> =>
  (await tx.selectFrom('consents').select('uid').where('client_id', '=', clientId).executeTakeFirst()) !== undefined;

/** Forgets what a guest answered. @returns the uid to go on with */
export const resetGuest = async (db: Queries, uid: string): Promise<string> => {
  await db.deleteFrom('consents').where('uid', '=', uid).where('client_id', 'is', null).execute();
  return randomUUID();
};
