import type { Static } from '@sinclair/typebox';
import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import type { SavePurpose } from '../registration/flow/open-registration.sql.ts';
import { dayOfSaoPaulo, monthsBefore } from '../time/sao-paulo-days.ts';
import { QUESTIONNAIRE_ID } from './questionnaire.ts';
import type { ActiveSuitability } from './suitability.schemas.ts';

/** A suitability counts for two years. */
const VALID_MONTHS = 24;

/** The last day on which answers of a day count. */
const validUntil = (day: string): string => monthsBefore(day, -VALID_MONTHS);

/** Before the first one there is nothing to renew. @param today `YYYY-MM-DD` in São Paulo @see decision 0195 */
export const isSuitabilityRenewed = async (db: Queries, clientId: number, today: string): Promise<boolean> => {
  const old = await db
    .selectFrom('registration_forms')
    .where('client_id', '=', clientId)
    .where('suitability_on', '<', monthsBefore(today, VALID_MONTHS))
    .select('id')
    .executeTakeFirst();
  return old === undefined;
};

/** The last answers of a client. `null` before the first ones. */
export const lastAnswers = async (db: Queries, clientId: number): Promise<Static<typeof ActiveSuitability>['last']> => {
  const last = await db
    .selectFrom('suitability_results')
    .where('client_id', '=', clientId)
    .select(['answers', 'answered_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return null;
  const date = dayOfSaoPaulo(last.answered_at);
  return { answers: last.answers, date, validUntil: validUntil(date) };
};

/** Whether these answers are the last ones, of the same day and for the same purpose: the server's answer was lost. */
export const isKept = async (
  { tx, id }: LockedClient,
  { answers, purpose, now }: Pick<Result, 'answers' | 'purpose' | 'now'>,
): Promise<boolean> => {
  const last = await tx
    .selectFrom('suitability_results')
    .where('client_id', '=', id)
    .select(['answers', 'purpose', 'answered_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last?.purpose === purpose &&
    dayOfSaoPaulo(last.answered_at) === dayOfSaoPaulo(now) &&
    last.answers.length === answers.length &&
    answers.every((answer) => last.answers.includes(answer))
  );
};

/** What a client answered, and what came of it. */
interface Result {
  readonly answers: readonly number[];
  readonly riskProfileId: number;
  readonly purpose: SavePurpose;
  readonly now: Date;
}

/** Keeps the answers as evidence, and gives the client the profile. */
export const keepResult = async (
  { tx, id: clientId }: LockedClient,
  { answers, riskProfileId, purpose, now }: Result,
): Promise<void> => {
  await tx
    .insertInto('suitability_results')
    .values({
      client_id: clientId,
      questionnaire_id: QUESTIONNAIRE_ID,
      answers: [...answers],
      risk_profile_id: riskProfileId,
      purpose,
      answered_at: now,
    })
    .execute();
  await tx.updateTable('clients').set({ risk_profile_id: riskProfileId }).where('id', '=', clientId).execute();
  const form = tx.updateTable('registration_forms').where('client_id', '=', clientId);
  await form.set({ suitability_on: dayOfSaoPaulo(now) }).execute();
  await tx
    .updateTable('check_lists')
    .set(({ eb }) => ({ suitability: eb('suitability', '+', 1) }))
    .where('form_id', 'in', tx.selectFrom('registration_forms').where('client_id', '=', clientId).select('id'))
    .execute();
};
