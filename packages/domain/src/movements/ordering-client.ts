import type { RiskProfile } from '../suitability/suitability.ts';
import type { BankAccount } from './bank-account.ts';

/** What an order needs to know of the client. @see spec B §3 User (profile) */
export interface OrderingClient {
  /** `undefined` before the questionnaire: then nothing is suggested. */
  readonly riskProfile: RiskProfile | undefined;
  /** The accounts that money comes from and goes to. */
  readonly accounts: readonly BankAccount[];
}
