import type { IO } from 'fp-ts/IO';
import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { Fund } from './funds/fund.ts';
import type { InvestmentOrder } from './investing/investment.ts';
import type { Movement, OrderTrace } from './history/movement.ts';
import type { RedemptionOrder, Repetition } from './redeeming/redemption.ts';

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

/**
 * Takes redemption orders.
 *
 * @param key identifies one confirmation of the client. The server books one order for a key, even when it comes twice.
 * A new key is a new order.
 * @param repetition whether the client said yes to the same redemption again. Without a yes the server refuses one that it
 * took in the last two days, with the code `redemption_repeated`
 * @see spec B §7 `POST /investments/create/v2`; decisions Q004, Q087, 0302
 */
export interface Redemptions {
  readonly place: (order: RedemptionOrder, key: string, repetition: Repetition) => TaskEither<CallFailure, void>;
}

/**
 * Takes investment orders. The key means the same as in `Redemptions`.
 *
 * @see spec B §7 `POST /investments/create/v2`
 */
export interface Investments {
  readonly place: (order: InvestmentOrder, key: string) => TaskEither<CallFailure, void>;
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
