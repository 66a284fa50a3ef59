import type { Plans } from '@aroeira/domain/independence';
import { constVoid, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { HttpClient } from '../http/http-client.ts';
import { goalsFrom, libertyBody, MaybeLibertyWire } from './plans.codecs.ts';

/** What a trace may show of goals. */
const SHOWN = [
  'monthlyIncomeUsufruct',
  'retirementAge',
  'annualReturnRate',
  'lifeExpectancy',
  'inheritanceValue',
  'currentReservation',
  'monthlyIncome',
  'monthlyExpense',
];

/**
 * Goals over the portal API, where they are called liberty.
 *
 * @see spec B §7 `GET liberty`, `POST liberty`; decision 0144
 */
export const makeHttpPlans = (http: HttpClient): Plans => ({
  load: pipe(
    http.get('liberty', MaybeLibertyWire, { acts: false, shows: SHOWN }),
    TE.map((wire) => wire && goalsFrom(wire)),
  ),
  save: (goals) =>
    pipe(http.post('liberty', t.unknown, { acts: true, shows: SHOWN, body: libertyBody(goals) }), TE.map(constVoid)),
});
