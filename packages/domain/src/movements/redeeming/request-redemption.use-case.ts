import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Clock } from '../../kernel/clock.ts';
import type { RedemptionFailure } from '../movements.errors.ts';
import type { Redemptions, SubmittedOrders } from '../movements.ports.ts';
import { placeAndRemember } from '../place-order.ts';
import type { RedeemableFund, RedemptionForm, RedemptionOrder, Repetition } from './redemption.ts';
import { checkRedemption } from './redemption.rules.ts';
import { traceOfRedemption } from './repeated-redemption.rules.ts';

/**
 * A confirmed redemption. Each confirmation has a new `key`. A second attempt of the same confirmation keeps its key.
 */
export interface RedemptionRequest {
  readonly fund: RedeemableFund;
  readonly form: RedemptionForm;
  readonly key: string;
  readonly repetition: Repetition;
}

/** Redeems part or all of a fund. Never rejects. Every failure is a `RedemptionFailure`. */
export type RequestRedemption = (request: RedemptionRequest) => TE.TaskEither<RedemptionFailure, RedemptionOrder>;

interface Parts {
  readonly redemptions: Redemptions;
  readonly submitted: SubmittedOrders;
  readonly clock: Clock;
}

/**
 * Checks, places and remembers the order.
 *
 * @see spec B §4 Redemption flow 4 and 6; decisions Q083, Q087
 */
export const makeRequestRedemption =
  ({ redemptions, submitted, clock }: Parts): RequestRedemption =>
  ({ fund, form, key, repetition }) => {
    const remember = (order: RedemptionOrder) => () =>
      submitted.remember(traceOfRedemption(fund, order, clock.now()))();
    return pipe(
      TE.fromEither(checkRedemption(fund)(form)),
      TE.mapLeft((errors): RedemptionFailure => ({ _tag: 'Invalid', errors })),
      TE.tap((order) => placeAndRemember(redemptions.place(order, key, repetition), remember(order))),
    );
  };
