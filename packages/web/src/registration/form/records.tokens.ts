import type { SaveAddress, SaveBankAccounts } from '@aroeira/domain/registration';
import { token } from '../../composition/token.ts';
import type { KeptRecords } from './kept-records.ts';

/** What the pages of the form share, and save in their own way. */
export const RECORDS = {
  KeptRecords: token<KeptRecords>('KeptRecords'),
  /** Saves of a client who registers or renews. They report no change to the staff. @see decision 0220 */
  SaveAddress: token<SaveAddress>('FormSaveAddress'),
  SaveBankAccounts: token<SaveBankAccounts>('FormSaveBankAccounts'),
};
