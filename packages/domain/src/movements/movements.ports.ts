import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { Fund } from './funds/fund.ts';
import type { InvestmentOrder } from './investing/investment.ts';
import type { Movement, OrderTrace } from './history/movement.ts';
import type { RedemptionOrder } from './redeeming/redemption.ts';

/** The funds to invest in and to redeem from. @see spec B §7 `listFundsWithTermsSignature`; decision Q164 */
export interface Funds {
  readonly list: (client: { readonly id: number; readonly formId: number }) => TaskEither<CallFailure, readonly Fund[]>;
}

/** The client's history of orders, the newest first. @see spec B §7 `GET /investments/list/{id}` */
export interface Movements {
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly Movement[]>;
  /** The same after an order, when the server must not answer what it holds. @see decision Q125 */
  readonly reload: (clientId: number) => TaskEither<CallFailure, readonly Movement[]>;
}

/** Which day counts for an order given now: today, or the next business day. @see spec B §7; decision Q098 */
export interface BusinessDays {
  readonly current: TaskEither<CallFailure, CalendarDay>;
}

/**
 * Where redemption orders go. The domain asks, an adapter answers.
 *
 * @param key names one confirmation of the client. Placing twice with the same key books once; another key is another
 *   order, so whoever makes one must ask the client first when `asksBeforeRepeating` says so.
 * @see spec B §7 `POST /investments/create/v2`; decisions Q004, Q087
 */
export interface Redemptions {
  readonly place: (order: RedemptionOrder, key: string) => TaskEither<CallFailure, void>;
}

/** Where investment orders go, with a key as `Redemptions` has it. @see spec B §7 `POST /investments/create/v2` */
export interface Investments {
  readonly place: (order: InvestmentOrder, key: string) => TaskEither<CallFailure, void>;
}

/**
 * What this session sent, which the movement list may not show yet. It ends with the session and never leaves the
 * device.
 *
 * @see spec B §4 Redemption flow 4, "a local check, not a call"; decision Q083
 */
export interface SubmittedOrders {
  readonly all: IO<readonly OrderTrace[]>;
  readonly remember: (order: OrderTrace) => IO<void>;
}
