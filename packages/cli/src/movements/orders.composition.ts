import { makeHttpFunds, makeHttpInvestors, makeHttpPastInvestments } from '@aroeira/adapters-http/movements';
import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Connection } from '../composition.ts';

/** The use cases of funds and orders. */
export const composeOrders = ({ http }: Connection) => {
  const [funds, standings] = [makeHttpFunds(http), makeHttpStandings(http)];
  return {
    /** The list is of a client and their registration form, which is read first. @see spec B §4 Investment flow 5 */
    funds: (clientId: number) =>
      pipe(
        standings.form(clientId),
        TE.chain(({ formId }) => funds.list({ id: clientId, formId })),
      ),
    hasInvestedIn: makeHttpPastInvestments(http).wereIn,
    investor: makeHttpInvestors(http).of,
  };
};

export type OrderUseCases = ReturnType<typeof composeOrders>;
