import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { RenewedSuitability } from '../suitability/renewed-suitability.ports.ts';
import { hubNoticeOf, type HubNotice } from './business-hours.rules.ts';
import type { FindHoursNotice } from './find-hours-notice.use-case.ts';

/** Whether the client must answer the questionnaire again. A suitability that nobody knows counts as renewed. */
export const makeMustRenewSuitability = ({ isRenewed }: RenewedSuitability): T.Task<boolean> =>
  pipe(
    isRenewed,
    T.map((renewed) => !E.getOrElse(() => true)(renewed)),
  );

interface Parts {
  readonly suitability: RenewedSuitability;
  readonly findHours: FindHoursNotice;
}

/**
 * What a client must know before an order. Asks both at once, and never rejects.
 *
 * @see spec B §2 Movements, B §9, A §4 Renewal; decision Q099
 */
export const makeFindHubNotice = ({ suitability, findHours }: Parts): T.Task<HubNotice> =>
  pipe(
    T.Do,
    T.apS('mustRenewSuitability', makeMustRenewSuitability(suitability)),
    T.apS('hours', findHours),
    T.map(hubNoticeOf),
  );
