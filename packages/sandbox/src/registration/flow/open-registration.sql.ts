import type { LockedClient } from '../../database/locked-client.sql.ts';
import { refuseWord } from '../../http/refusal.ts';
import { isRenewalDue } from '../../renewal/renewal-due.ts';
import { dayOfSaoPaulo } from '../../time/sao-paulo-days.ts';
import { APPROVED, PENDING_ADJUSTMENT, SENT_TO_BANK } from '../flags/approval.ts';

/** The purpose of a save: the first registration, the renewal, or a change from the profile. @see decision 0162 */
export type SavePurpose = 'new' | 'renew' | 'remake';

/** The purposes of every page except the first ones. */
export const FORM_PAGES: readonly SavePurpose[] = ['new', 'renew'];

/** The purposes of accounts, identity document and address. The profile of an approved client opens these pages too. */
export const PROFILE_PAGES: readonly SavePurpose[] = ['new', 'renew', 'remake'];

/** The overall results of a signed registration. @see spec A §4 Approval and renewal statuses */
export const SIGNED: readonly number[] = [3, 6];

/**
 * Passes when the client's registration is open for one of these purposes now.
 *
 * @throws Refusal 409 when it is closed to all of them
 * @see spec A §2 Routing rules; decision 0162
 */
export const assertOpen = async (client: LockedClient, now: Date, purposes: readonly SavePurpose[]): Promise<void> => {
  if (!(await isOpen(client, now, purposes))) throw refuseWord(409, 'registration_closed');
};

/** Whether the client's registration is open for one of these purposes now. */
export const isOpen = async (client: LockedClient, now: Date, purposes: readonly SavePurpose[]): Promise<boolean> => {
  const open = await openPurposes(client, dayOfSaoPaulo(now));
  return purposes.some((purpose) => open[purpose]);
};

/** Companies do not register here. @see spec A §1 */
export const isPerson = (document: string): boolean => document.length === 11;

const openPurposes = async (
  { tx, id }: LockedClient,
  today: string,
): Promise<Readonly<Record<SavePurpose, boolean>>> => {
  const row = await tx
    .selectFrom('clients')
    .innerJoin('registration_forms', 'registration_forms.client_id', 'clients.id')
    .innerJoin('check_lists', 'check_lists.form_id', 'registration_forms.id')
    .leftJoin('renewals', 'renewals.client_id', 'clients.id')
    .where('clients.id', '=', id)
    .select(['clients.document', 'registration_forms.is_approved_adm as approval', 'renewals.expired_date'])
    .select(['professional_informations', 'pep', 'fatca', 'investor_data', 'upload_documents', 'bank_informations'])
    .select(['suitability', 'general_result'])
    .executeTakeFirst();
  if (row === undefined) return { new: false, renew: false, remake: false };
  const { document, approval, expired_date: expiresOn, general_result: result, ...parts } = row;
  const isUnfinished = approval === PENDING_ADJUSTMENT || Object.values(parts).includes(0) || !SIGNED.includes(result);
  return {
    new: isPerson(document) && approval !== APPROVED && approval !== SENT_TO_BANK && isUnfinished,
    renew: isRenewalDue(expiresOn, today),
    remake: approval === APPROVED,
  };
};
