import type { RiskProfile } from '../suitability/suitability.ts';
import type { BankAccount } from './bank-account.ts';

/** What orders need to know of a client. @see spec B §3 User (profile) */
export interface OrderingClient {
  /** `undefined` before the questionnaire: then nothing is suggested. */
  readonly riskProfile: RiskProfile | undefined;
  /** Where money may come from and go to. */
  readonly accounts: readonly BankAccount[];
}
