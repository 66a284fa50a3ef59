import type { Queries } from '../../database/transaction.ts';
import { refuseWord } from '../../http/refusal.ts';

/** What a page is saved for: the first registration, the renewal, or what the profile does again. @see decision Q134 */
export type SavePurpose = 'new' | 'renew' | 'remake';

/** Every page but those that begin a registration. */
export const FORM_PAGES: readonly SavePurpose[] = ['new', 'renew'];

/** Accounts, identity document and address, which the profile of who is approved leads to as well. */
export const PROFILE_PAGES: readonly SavePurpose[] = ['new', 'renew', 'remake'];

/** Numbers of `isApprovedAdm`. @see spec A §4 Approval and renewal statuses */
const [APPROVED, PENDING_ADJUSTMENT, SENT_TO_BANK] = [2, 4, 5];

/** The overall results of a signed registration. @see spec A §4 */
const SIGNED: readonly number[] = [3, 6];

/**
 * Lets a page of a registration through that may be saved for one of these purposes now.
 *
 * @throws Refusal 409 for any other (A §2 Routing rules; docs/decisions/0162)
 */
export const assertOpen = async (db: Queries, clientId: number, purposes: readonly SavePurpose[]): Promise<void> => {
  const open = await openPurposes(db, clientId);
  if (!purposes.some((purpose) => open[purpose])) throw refuseWord(409, 'registration_closed');
};

const openPurposes = async (db: Queries, clientId: number): Promise<Readonly<Record<SavePurpose, boolean>>> => {
  const row = await db
    .selectFrom('clients')
    .innerJoin('registration_forms', 'registration_forms.client_id', 'clients.id')
    .innerJoin('check_lists', 'check_lists.form_id', 'registration_forms.id')
    .leftJoin('renewals', 'renewals.client_id', 'clients.id')
    .where('clients.id', '=', clientId)
    .select(['clients.document', 'registration_forms.is_approved_adm as approval', 'renewals.status as renewal'])
    .select(['professional_informations', 'pep', 'fatca', 'investor_data', 'upload_documents', 'bank_informations'])
    .select(['suitability', 'general_result'])
    .executeTakeFirst();
  if (row === undefined) return { new: false, renew: false, remake: false };
  const { document, approval, renewal, general_result: result, ...parts } = row;
  const isUnfinished = approval === PENDING_ADJUSTMENT || Object.values(parts).includes(0) || !SIGNED.includes(result);
  return {
    // A company is not registered here (A §1).
    new: document.length === 11 && approval !== APPROVED && approval !== SENT_TO_BANK && isUnfinished,
    renew: renewal !== null && renewal !== 'ok',
    remake: approval === APPROVED,
  };
};
