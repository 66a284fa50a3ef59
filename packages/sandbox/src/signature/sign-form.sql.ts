import type { LockedClient } from '../database/locked-client.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { refuseCode } from '../http/refusal.ts';
import { EMPTY_CHECK_LIST } from '../registration/flags/check-lists.sql.ts';
import { ANALYSIS, PENDING_ADJUSTMENT, STARTED } from '../registration/flags/approval.ts';
import { isOpen, SIGNED } from '../registration/flow/open-registration.sql.ts';
import { renewStatus } from '../renewal/renewal.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';

interface Signing {
  readonly formId: number;
  readonly now: Date;
  /** The address of the client, as the server sees it. */
  readonly from: string;
}

/** The overall results of a first signature and of a later one. @see spec A §4 Approval and renewal statuses; decision 0214 */
const [FIRST, LATER] = [3, 6];

const MUST_BE_FILLED = [
  'professional_informations',
  'pep',
  'fatca',
  'investor_data',
  'upload_documents',
  'bank_informations',
  'suitability',
] as const satisfies readonly (keyof typeof EMPTY_CHECK_LIST)[];

/** @throws Refusal 409 ERR133 */
const cannotSign = () => refuseCode(409, 'ERR133');

const formOf = (tx: Queries, formId: number) =>
  tx
    .selectFrom('registration_forms')
    .innerJoin('check_lists', 'check_lists.form_id', 'registration_forms.id')
    .where('registration_forms.id', '=', formId)
    .select(['is_approved_adm', 'general_result', ...MUST_BE_FILLED])
    .executeTakeFirstOrThrow();

/** The confirmed picture that signed nothing yet. */
const confirmedPicture = async ({ tx, id: clientId }: LockedClient) => {
  const found = await tx
    .selectFrom('signatures')
    .where('client_id', '=', clientId)
    .where('signed_at', 'is', null)
    .where('is_confirmed', '=', true)
    .select(['id', 'city'])
    .executeTakeFirst();
  if (found === undefined) throw cannotSign();
  return found;
};

/** Binds the accepted terms to the picture that signs them. @returns whether there were any */
const bindTerms = async ({ tx }: LockedClient, formId: number, signatureId: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('accepted_terms')
    .set({ signature_id: signatureId })
    .where('form_id', '=', formId)
    .where('signature_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Whether the client signed with the very same picture before: they lost the answer, and send it again. */
const isSentAgain = async (tx: Queries, signatureId: number): Promise<boolean> => {
  const before = await tx
    .selectFrom('signatures as waiting')
    .innerJoin('signatures as signed', (join) =>
      join.onRef('signed.client_id', '=', 'waiting.client_id').onRef('signed.image', '=', 'waiting.image'),
    )
    .where('waiting.id', '=', signatureId)
    .where('signed.signed_at', 'is not', null)
    .select('signed.id')
    .executeTakeFirst();
  return before !== undefined;
};

/** Whether a due renewal must first be filled in. A registration that is not finished comes before it. */
const isRenewalEarly = async (client: LockedClient, now: Date): Promise<boolean> => {
  if (await isOpen(client, now, ['new'])) return false;
  const renewal = await renewStatus(client.tx, client.id, dayOfSaoPaulo(now));
  if (renewal === undefined || renewal.status === 'ok') return false;
  return renewal.step !== 'signature' && renewal.step !== 'signed';
};

/** A signed and closed one stays as it is. @throws Refusal 409 ERR133 @see spec A §5; decisions 0214, 0222, 0223 */
export const signForm = async (client: LockedClient, { formId, from, now }: Signing): Promise<void> => {
  const { tx } = client;
  const { is_approved_adm: approval, general_result: result, ...parts } = await formOf(tx, formId);
  const isSigned = SIGNED.includes(result);
  if (!(await isOpen(client, now, ['new', 'renew', 'remake']))) {
    if (isSigned) return;
    throw cannotSign();
  }
  if (Object.values(parts).includes(0) || (await isRenewalEarly(client, now))) throw cannotSign();
  const { id, city } = await confirmedPicture(client);
  if (!(await bindTerms(client, formId, id))) {
    if (await isSentAgain(tx, id)) return;
    throw cannotSign();
  }
  await tx.updateTable('signatures').set({ signed_at: now, signed_from: from }).where('id', '=', id).execute();
  await tx
    .updateTable('registration_forms')
    .set({
      signed_on: dayOfSaoPaulo(now),
      signing_city: city,
      is_approved_adm: approval === STARTED || approval === PENDING_ADJUSTMENT ? ANALYSIS : approval,
    })
    .where('id', '=', formId)
    .execute();
  await tx
    .updateTable('check_lists')
    .set({ general_result: isSigned ? LATER : FIRST })
    .where('form_id', '=', formId)
    .execute();
};
