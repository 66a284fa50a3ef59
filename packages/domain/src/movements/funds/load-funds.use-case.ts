import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { FundsNotLoaded } from '../movements.errors.ts';
import type { OrderParts, OrderPorts } from '../movements.ports.ts';
import type { Fund } from './fund.ts';

/** Loads the funds that a client may invest in and redeem from. */
export type LoadFunds = (clientId: number) => TE.TaskEither<FundsNotLoaded, readonly Fund[]>;

/** Reads the registration form first: the list of funds needs its id. @see spec B §4 Investment flow */
export const makeLoadFunds =
  ({ forms, funds }: Pick<OrderParts, 'forms'> & Pick<OrderPorts, 'funds'>): LoadFunds =>
  (clientId) =>
    pipe(
      forms.form(clientId),
      TE.chain(({ formId }) => funds.list({ id: clientId, formId })),
      TE.mapLeft((why) => ({ _tag: 'FundsNotLoaded', why })),
    );
