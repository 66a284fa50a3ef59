import type { CalendarDay } from '../kernel/days.ts';
import type { RiskProfile } from '../suitability/suitability.ts';
import type { BankAccount } from './bank-account.ts';

/** The facts about the client that an order needs. @see spec B §3 User (profile) */
export interface OrderingClient {
  readonly id: number;
  /** `undefined` when the record has none. */
  readonly birthDate: CalendarDay | undefined;
  /** `undefined` before the questionnaire. Then there is no suggestion. */
  readonly riskProfile: RiskProfile | undefined;
  /** The accounts for investments and redemptions. */
  readonly accounts: readonly BankAccount[];
}
