import {
  makeHttpFunds,
  makeHttpInvestments,
  makeHttpOrderingClients,
  makeHttpPastInvestments,
  makeHttpRedemptions,
  makeHttpSuggestions,
  makeSubmittedOrders,
} from '@aroeira/adapters-http/movements';
import { makeHttpStandings } from '@aroeira/adapters-http/registration';
import { makeRequestInvestment, makeRequestRedemption, makeSuggestDistribution } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Connection } from '../composition.ts';

/** The use cases of funds and orders. A command sends one order, so that what it sent need not outlive it. */
export const composeOrders = ({ http, deviceInfo, serverClock }: Connection) => {
  const [funds, standings, submitted] = [makeHttpFunds(http), makeHttpStandings(http), makeSubmittedOrders()];
  return {
    /** The list is of a client and their registration form, which is read first. @see spec B §4 Investment flow 5 */
    funds: (clientId: number) =>
      pipe(
        standings.form(clientId),
        TE.chain(({ formId }) => funds.list({ id: clientId, formId })),
      ),
    hasInvestedIn: makeHttpPastInvestments(http).wereIn,
    client: makeHttpOrderingClients(http).of,
    suggest: makeSuggestDistribution(makeHttpSuggestions(http)),
    invest: makeRequestInvestment(makeHttpInvestments(http, deviceInfo), submitted, serverClock),
    redeem: makeRequestRedemption(makeHttpRedemptions(http, deviceInfo), submitted, serverClock),
    submitted: submitted.all,
  };
};

export type OrderUseCases = ReturnType<typeof composeOrders>;
