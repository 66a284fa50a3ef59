import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import { mayBeTaken, type RedemptionFailure } from '../movements.errors.ts';
import type { Redemptions, SubmittedOrders } from '../movements.ports.ts';
import type { HeldFund, RedemptionForm, RedemptionOrder } from './redemption.ts';
import { checkRedemption } from './redemption.rules.ts';
import { traceOfRedemption } from './repeated-redemption.rules.ts';

/** What a client confirmed. `key` is made once a confirmation and kept when the same one is tried again. */
export interface RedemptionRequest {
  readonly fund: HeldFund;
  readonly form: RedemptionForm;
  readonly key: string;
}

/** Redeems part or all of a fund. Never rejects: every way to fail is a `RedemptionFailure`. */
export type RequestRedemption = (request: RedemptionRequest) => TE.TaskEither<RedemptionFailure, RedemptionOrder>;

/**
 * Checks, places, remembers. An order whose answer never came, or could not be read, is remembered too: it may have been
 * taken. One that was refused is not.
 *
 * @see spec B §4 Redemption flow 4 and 6; decisions Q083, Q087
 */
export const makeRequestRedemption =
  (redemptions: Redemptions, submitted: SubmittedOrders, clock: Clock): RequestRedemption =>
  ({ fund, form, key }) => {
    const remember = (order: RedemptionOrder) => () =>
      submitted.remember(traceOfRedemption(fund, order, clock.now()))();
    return pipe(
      TE.fromEither(checkRedemption(fund)(form)),
      TE.mapLeft((errors): RedemptionFailure => ({ _tag: 'Invalid', errors })),
      TE.tap((order) =>
        pipe(
          redemptions.place(order, key),
          TE.tapError((failure) => (mayBeTaken(failure) ? TE.fromIO(remember(order)) : TE.of(undefined))),
          TE.tapIO(() => remember(order)),
        ),
      ),
    );
  };
