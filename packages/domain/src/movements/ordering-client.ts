import type { RiskProfile } from '../suitability/suitability.ts';
import type { BankAccount } from './bank-account.ts';

/** The facts about the client that an order needs. @see spec B §3 User (profile) */
export interface OrderingClient {
  /** `undefined` before the questionnaire. Then there is no suggestion. */
  readonly riskProfile: RiskProfile | undefined;
  /** The accounts for investments and redemptions. */
  readonly accounts: readonly BankAccount[];
}
