import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';

/** The text of the consent that the portal shows now. A change of its sentences gets a new number. */
const CONSENT_TEXT_VERSION = '1';

/** What a client answered about the consent, and when. */
export interface AnsweredConsent {
  readonly isAccepted: boolean;
  readonly terms: readonly number[];
  readonly now: Date;
}

/** Adds an answer to the history of a client, in the transaction of the answer. The same answer again adds nothing. */
export const rememberConsent = async (
  { tx, id: clientId }: LockedClient,
  { isAccepted, terms, now }: AnsweredConsent,
): Promise<void> => {
  const last = await tx
    .selectFrom('consent_answers')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['is_accepted', 'terms', 'text_version'])
    .executeTakeFirst();
  const isSame =
    last?.is_accepted === isAccepted &&
    last.text_version === CONSENT_TEXT_VERSION &&
    last.terms.length === terms.length &&
    terms.every((term) => last.terms.includes(term));
  if (isSame) return;
  await tx
    .insertInto('consent_answers')
    .values({
      client_id: clientId,
      is_accepted: isAccepted,
      terms: [...terms],
      text_version: CONSENT_TEXT_VERSION,
      answered_at: now,
    })
    .execute();
};

/** The answers of a client, the newest first. */
export const consentHistory = async (db: Queries, clientId: number) => {
  const rows = await db
    .selectFrom('consent_answers')
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .select(['is_accepted', 'terms', 'text_version', 'answered_at'])
    .execute();
  return rows.map(({ is_accepted, terms, text_version, answered_at }) => ({
    accepted: is_accepted,
    terms,
    version: text_version,
    answeredAt: answered_at.toISOString(),
  }));
};
