import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { Cents } from '../kernel/money.ts';
import type { RiskProfile } from '../suitability/suitability.ts';
import type { FundShare, Suggestion } from './distribution/distribution.ts';
import type { OrderingClient } from './ordering-client.ts';
import type { HeldFund } from './redeeming/redemption.ts';

/** The facts about clients that orders need. @see spec B §3 User (profile) */
export interface OrderingClients {
  readonly of: (clientId: number) => TaskEither<CallFailure, OrderingClient>;
}

/** The funds in which the client ever had money. @see spec B §7 `clientHasInvestedByFund`; decisions 0148, 0313 */
export interface PastInvestments {
  readonly wereIn: (fundId: number) => TaskEither<CallFailure, boolean>;
}

/** The facts that the server needs for a suggestion. */
export interface SuggestionRequest {
  readonly riskProfile: RiskProfile;
  /** The funds that are offered, each with the position. */
  readonly funds: readonly HeldFund[];
  /** The total that the client wants to invest. Gross. */
  readonly total: Cents;
}

/** The facts about one client from which the server shares any money out. */
interface SharesRequest extends Pick<SuggestionRequest, 'riskProfile' | 'funds'> {
  readonly clientId: number;
  readonly birthDate: CalendarDay;
}

/** Suggests how to split a total by the risk profile. It sends no order. @see spec B §7; decisions Q084, 0148, 0199 */
export interface Suggestions {
  readonly of: (wanted: SuggestionRequest) => TaskEither<CallFailure, readonly Suggestion[]>;
  /** The shares of the client's profile. They know no total. */
  readonly byProfile: (wanted: SharesRequest) => TaskEither<CallFailure, readonly FundShare[]>;
}
