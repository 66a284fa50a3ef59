import type { Clock } from '../../kernel/clock.ts';
import type { BankAccounts } from '../accounts/bank-accounts.ports.ts';
import type { ClientRecords } from '../client/client-records.ports.ts';
import type { Standings } from '../flags/standings.ports.ts';
import type { Papers } from '../identity/papers.ports.ts';
import type { FatcaRecords, PepRecords, ProfessionalRecords } from '../records.ports.ts';

/** What the saves of a client who registers or renews need. */
export interface FormParts {
  readonly clients: Pick<ClientRecords, 'saveAddress'>;
  readonly papers: Pick<Papers, 'saveProofOfResidence'>;
  readonly peps: PepRecords;
  readonly professions: ProfessionalRecords;
  readonly fatcas: FatcaRecords;
  readonly bankAccounts: BankAccounts;
  readonly standings: Pick<Standings, 'form'>;
  readonly clock: Clock;
}
