import { randomUUID } from 'node:crypto';
import { withClient, type LockedClient } from '../../database/locked-client.sql.ts';
import { transact, type Database, type Queries } from '../../database/transaction.ts';
import { rememberConsent } from '../../profile/my-data/consent-history.sql.ts';

export interface Consent {
  readonly UID: string;
  readonly accepted: boolean;
}

/** The consent of a client. A client who did not answer yet gets a new uid. */
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
  /** Absent for a guest. */
  readonly document: string | undefined;
  readonly isAccepted: boolean;
  readonly terms: readonly number[];
  /** Whether it replaces an earlier answer of the client. */
  readonly mayReplace: boolean;
  readonly now: Date;
}

/** A later answer may change nothing. @returns false if the uid belongs to another client */
export const answerConsent = async (db: Database, answer: ConsentAnswer): Promise<boolean> => {
  if (answer.document === undefined) return transact(db, (tx) => keepAnswer(tx, undefined, answer));
  const client = await db.selectFrom('clients').select('id').where('document', '=', answer.document).executeTakeFirst();
  return client === undefined
    ? transact(db, (tx) => keepAnswer(tx, undefined, answer))
    : withClient(db, client.id, (locked) => keepAnswer(locked.tx, locked, answer));
};

const keepAnswer = async (tx: Queries, client: LockedClient | undefined, answer: ConsentAnswer): Promise<boolean> => {
  const clientId = client?.id ?? null;
  const taken = await tx.selectFrom('consents').select('client_id').where('uid', '=', answer.uid).executeTakeFirst();
  // A guest's answer becomes the client's when the client sends its uid later.
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
    .onConflict((conflict) => conflict.columns(['world', 'uid']).doUpdateSet(row))
    .execute();
  if (client !== undefined) await rememberConsent(client, answer);
  return true;
};

const hasAnswered = async (tx: Queries, clientId: number): Promise<boolean> =>
  (await tx.selectFrom('consents').select('uid').where('client_id', '=', clientId).executeTakeFirst()) !== undefined;

/** Forgets the answer of a guest. @returns a new uid for the guest */
export const resetGuest = async (db: Queries, uid: string): Promise<string> => {
  await db.deleteFrom('consents').where('uid', '=', uid).where('client_id', 'is', null).execute();
  return randomUUID();
};
