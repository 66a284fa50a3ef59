import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import type { Clock } from '../kernel/clock.ts';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import { hubNoticeOf, isAfterHours, isBusinessDay, type HubNotice } from './business-hours.rules.ts';
import type { BusinessDays } from './movements.ports.ts';

/** What a client must know before an order. It asks anew each time, and never rejects. */
type FindHubNotice = T.Task<HubNotice>;

interface Parts {
  readonly suitability: RenewedSuitability;
  readonly businessDays: BusinessDays;
  /** The server's time. */
  readonly clock: Clock;
}

/**
 * Asks both at once. A suitability that nobody knows counts as renewed. Without the server's business day, Monday to Friday
 * are business days.
 *
 * @see spec B §2 Movements, B §9, A §4 Renewal; decisions Q098, Q099
 */
export const makeFindHubNotice = ({ suitability, businessDays, clock }: Parts): FindHubNotice =>
  pipe(
    T.Do,
    T.apS('renewed', suitability.isRenewed),
    T.apS('day', businessDays.current),
    T.map(({ renewed, day }) => {
      const now = clock.now();
      return hubNoticeOf({
        mustRenewSuitability: !E.getOrElse(() => true)(renewed),
        isAfterHours: isAfterHours(now, isBusinessDay(now, O.toUndefined(O.fromEither(day)))),
      });
    }),
  );
