import type { SignedInSession } from '@aroeira/domain/access';
import type { Fund, OrderingClient } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { allowedBy } from '../../allowed.ts';
import type { App } from '../../composition.ts';
import { callRefusal, type Refusal } from '../../refusal.ts';
import { clientFunds } from '../funds/client-funds.ts';

/** What a client who may invest finds. */
export interface Investing {
  readonly session: SignedInSession;
  readonly funds: readonly Fund[];
  readonly client: OrderingClient;
}

/** Lets in who may invest, and reads what they may invest in and from where. @see spec B §6 */
export const openInvesting = (app: App): TE.TaskEither<Refusal, Investing> =>
  pipe(
    cleared(app),
    TE.tap((session) => allowedBy('canInvest')(app, session)),
    TE.bindTo('session'),
    TE.bind('funds', ({ session }) => clientFunds(app, session)),
    TE.bind('client', ({ session }) => pipe(app.orders.client(session.clientId), TE.mapLeft(callRefusal))),
  );
