import type { YieldHistories } from '@aroeira/domain/position';
import type { HttpClient } from '../http/http-client.ts';
import { inOurWords } from '../http/record.codec.ts';
import { GraphWire, yieldHistoryOf } from './yield-histories.codecs.ts';

/** The graph without pension. */
const GRAPH_TYPE = 'nao_previdencia';

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

/** Yields over the portal API, without pension. @see spec B §7 `GET rentability/graph/v5/{type}/{period}/{document}` */
export const makeHttpYieldHistories = (http: HttpClient): YieldHistories => ({
  of: (document, period) =>
    http.get(`/rentability/graph/v5/${GRAPH_TYPE}/${period}/${document}`, inOurWords(GraphWire, yieldHistoryOf), {
      acts: false,
      shows: SHOWN,
    }),
});
