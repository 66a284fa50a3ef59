import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { NoPlanner, PlannerMessageNotSent, ProviderMessageNotSent, RatingNotSent } from './contact.errors.ts';
import type { Correspondents, Mailbox, PlannerMessage, ProviderMessage, Rating } from './contact.ports.ts';

interface Parts {
  readonly correspondents: Correspondents;
  readonly mailbox: Mailbox;
}

/** Writes to the provider in the name of the client. */
export type WriteToProvider = (
  clientId: number,
  message: ProviderMessage,
) => TE.TaskEither<ProviderMessageNotSent, void>;

/** Name, e-mail, phone and planner come from the server's record. @see spec B §7 `POST user/talktous`; decision Q151 */
export const makeWriteToProvider =
  ({ correspondents, mailbox }: Parts): WriteToProvider =>
  (clientId, message) =>
    pipe(
      correspondents.of(clientId),
      TE.chain((from) => mailbox.toProvider(from, message)),
      TE.mapLeft((why) => ({ _tag: 'ProviderMessageNotSent', why })),
    );

/** Writes to the client's planner. */
export type WriteToPlanner = (
  clientId: number,
  message: PlannerMessage,
) => TE.TaskEither<PlannerMessageNotSent | NoPlanner, void>;

/** Asks again who the planner is, who may have changed since the page was opened. @see spec B §7 `associates/sendMessage` */
export const makeWriteToPlanner =
  ({ correspondents, mailbox }: Parts): WriteToPlanner =>
  (clientId, message) =>
    pipe(
      correspondents.of(clientId),
      TE.mapLeft((why): PlannerMessageNotSent => ({ _tag: 'PlannerMessageNotSent', why })),
      TE.chainW(
        ({ planner }): TE.TaskEither<PlannerMessageNotSent | NoPlanner, void> =>
          planner === undefined
            ? TE.left({ _tag: 'NoPlanner' })
            : pipe(
                mailbox.toPlanner(planner, message),
                TE.mapLeft((why) => ({ _tag: 'PlannerMessageNotSent', why })),
              ),
      ),
    );

/** Sends the client's rating of the app. */
export type RateApp = (clientId: number, rating: Rating) => TE.TaskEither<RatingNotSent, void>;

/** @see spec B §7 `POST user/rateapp` */
export const makeRateApp =
  ({ correspondents, mailbox }: Parts): RateApp =>
  (clientId, rating) =>
    pipe(
      correspondents.of(clientId),
      TE.chain((from) => mailbox.rate(from, rating)),
      TE.mapLeft((why) => ({ _tag: 'RatingNotSent', why })),
    );
