import type { YieldHistories } from '@aroeira/domain/position';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { GraphWire, yieldHistoryOf } from './yield-histories.codecs.ts';

/** What a trace may show of a history. */
const SHOWN = [
  'data',
  'ano',
  'mes',
  'ipca',
  'rentabilidade',
  'rentabilidadeMensal',
  'rentability',
  'rentabilidadeTotal',
  'ipcaTotal',
];

/**
 * Yields over the portal API, without pension.
 *
 * @see spec B §7 `GET rentability/graph/v5/{type}/{period}/{document}`; decision Q079
 */
export const makeHttpYieldHistories = (http: HttpClient): YieldHistories => ({
  of: (document, period) =>
    pipe(
      http.get(`/rentability/graph/v5/nao_previdencia/${period}/${document}`, GraphWire, { acts: false, shows: SHOWN }),
      TE.map(yieldHistoryOf),
    ),
});
