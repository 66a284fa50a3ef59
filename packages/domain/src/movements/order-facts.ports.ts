import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Cents } from '../kernel/money.ts';
import type { RiskProfile } from '../suitability/suitability.ts';
import type { Suggestion } from './distribution/distribution.ts';
import type { OrderingClient } from './ordering-client.ts';
import type { HeldFund } from './redeeming/redemption.ts';

/** Clients, as far as orders need to know them. @see spec B §3 User (profile) */
export interface OrderingClients {
  readonly of: (clientId: number) => TaskEither<CallFailure, OrderingClient>;
}

/** Where the client of this session ever had money. @see spec B §7 `clientHasInvestedByFund`; decision 0148 */
export interface PastInvestments {
  readonly wereIn: (fundId: number) => TaskEither<CallFailure, boolean>;
}

/** What a suggestion is made from. */
export interface SuggestionRequest {
  readonly riskProfile: RiskProfile;
  /** The funds that are offered, with what is held of each. */
  readonly funds: readonly HeldFund[];
  /** What is to be invested in all, gross. */
  readonly total: Cents;
}

/** How a risk profile would share a total out. It orders nothing. @see spec B §7; decisions Q084, 0148 */
export interface Suggestions {
  readonly of: (wanted: SuggestionRequest) => TaskEither<CallFailure, readonly Suggestion[]>;
}
