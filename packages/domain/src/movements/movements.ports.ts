import type { IO } from 'fp-ts/IO';
import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Clock } from '../kernel/clock.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { Fund } from './funds/fund.ts';
import type { InvestmentOrder } from './investing/investment.ts';
import type { Movement, OrderTrace } from './history/movement.ts';
import type { RedemptionOrder, HeldFund } from './redeeming/redemption.ts';
import type { FileContent } from '../kernel/file-content.ts';
import type { PaperStatus, TermsToSign } from './funds/fund-terms.ts';
import type { Cents } from '../kernel/money.ts';
import type { Standings } from '../registration/flags/standings.ports.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import type { RiskProfile } from '../suitability/suitability.ts';
import type { FundShare, Suggestion } from './distribution/distribution.ts';
import type { OrderingClient } from './ordering-client.ts';
import type { TransferCard } from './transfer-card.ts';

/** The funds to invest in and to redeem from. @see spec B §7 `listFundsWithTermsSignature`; decision Q164 */
export interface Funds {
  readonly list: (client: { readonly id: number; readonly formId: number }) => TaskEither<CallFailure, readonly Fund[]>;
}

/** The client's orders, the newest first. @see spec B §7 `GET /investments/list/{id}` */
export interface Movements {
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly Movement[]>;
  /** The same list after an order. The server must not answer from its cache. @see decision 0002 */
  readonly reload: (clientId: number) => TaskEither<CallFailure, readonly Movement[]>;
}

/** The day that counts for an order given now: today, or the next business day. @see spec B §7; decision Q098 */
export interface BusinessDays {
  readonly current: TaskEither<CallFailure, CalendarDay>;
}

/** Whether the client was asked to repeat an order, and said yes. @see spec B §4 Redemption flow 4; decision 0302 */
export type Repetition = 'unasked' | 'confirmed';

/**
 * Takes redemption orders.
 *
 * @param key identifies one confirmation of the client. The server books one order for a key, even when it comes twice.
 * A new key is a new order.
 * @param repetition whether the client said yes to the same redemption again. Without a yes the server refuses one that
 * it took in the last two days, with the code `redemption_repeated`
 * @see spec B §7 `POST /investments/create/v2`; decisions Q004, Q087, 0302
 */
export interface Redemptions {
  readonly place: (order: RedemptionOrder, key: string, repetition: Repetition) => TaskEither<CallFailure, void>;
}

/**
 * Takes investment orders. Key and repetition mean the same as in `Redemptions`; the code is `investment_repeated`.
 *
 * @see spec B §7 `POST /investments/create/v2`; decision 0302
 */
export interface Investments {
  readonly place: (order: InvestmentOrder, key: string, repetition: Repetition) => TaskEither<CallFailure, void>;
}

/**
 * The orders that this session sent. The movement list may not show them yet. They end with the session and never leave
 * the device.
 *
 * @see spec B §4 Redemption flow 4, "a local check, not a call"; decision Q083
 */
export interface SubmittedOrders {
  readonly all: IO<readonly OrderTrace[]>;
  readonly remember: (order: OrderTrace) => IO<void>;
}

/** An order that was sent and has no answer yet. */
interface UnansweredOrder {
  /** A one-way print of the order and its client. */
  readonly print: string;
  readonly key: string;
  /** In milliseconds since 1970. */
  readonly sentAt: number;
}

/** The orders without an answer. They outlive the program that sent them. @see decision 0218 */
export interface UnansweredOrders {
  readonly read: IO<Option<readonly UnansweredOrder[]>>;
  readonly write: (orders: readonly UnansweredOrder[]) => IO<void>;
}

/** The PDFs that a client may read before an investment. @see spec B §7 Profile, documents, security */
export interface FundFiles {
  /** The fact sheet, 'lâmina'. */
  readonly factSheet: (fundId: number) => TaskEither<CallFailure, FileContent>;
  readonly regulation: (fundId: number) => TaskEither<CallFailure, FileContent>;
}

/** The receipts of the client's orders, as PDF. */
export interface Receipts {
  /** @param movementId the id of any movement of the order. The server refuses with 404 what is not the client's */
  readonly of: (movementId: string) => TaskEither<CallFailure, FileContent>;
}

/** The papers of funds and their signature. @see spec B §7 `verifySignedTerms`, `checkSignedStatus`; decision 0195 */
export interface FundTerms {
  /** What the signed-in client must sign before an investment in these funds. `undefined` when everything is signed. */
  readonly toSign: (fundIds: readonly number[]) => TaskEither<CallFailure, TermsToSign | undefined>;
  /** What became of the papers at the provider. @param token from `TermsToSign` */
  readonly statusOf: (token: string) => TaskEither<CallFailure, PaperStatus>;
}

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

/** An investment that the server took, and that the client must still pay by TED. */
export interface PlacedInvestment {
  readonly clientId: number;
  readonly cards: readonly TransferCard[];
  /** The sum of the cards, formatted. Absent in what an older build of the portal kept. */
  readonly total: string | undefined;
}

/**
 * Keeps the last investment of one client in a tab of the browser, until it closes. It never throws.
 * @see decision 0280
 */
export interface PlacedInvestments {
  readonly read: (clientId: number) => PlacedInvestment | undefined;
  readonly keep: (placed: PlacedInvestment) => IO<void>;
  readonly remove: IO<void>;
}

/** The calls about funds and orders. */
export interface OrderPorts {
  readonly businessDays: BusinessDays;
  readonly clients: OrderingClients;
  readonly funds: Funds;
  readonly fundTerms: FundTerms;
  readonly investments: Investments;
  readonly redemptions: Redemptions;
  readonly suggestions: Suggestions;
}

/** What the use cases of funds and orders need beside their calls. */
export interface OrderParts {
  readonly forms: Pick<Standings, 'form'>;
  readonly movements: Pick<Movements, 'reload'>;
  readonly suitability: RenewedSuitability;
  readonly submitted: SubmittedOrders;
  /** The server's time. */
  readonly clock: Clock;
}
