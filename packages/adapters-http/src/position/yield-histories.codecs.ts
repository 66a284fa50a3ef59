import { yearOf } from '@aroeira/domain/kernel';
import type { YieldHistory } from '@aroeira/domain/position';
import * as t from 'io-ts';
import { Day } from '../http/parsed.codec.ts';

/** A point. The specification has two names for its yield. @see spec B §3; decision Q074 */
const PointWire = t.intersection([
  t.type({ data: Day, ipca: t.number }),
  t.union([t.type({ rentabilidade: t.number }), t.type({ rentabilidade: t.undefined, rentabilidadeMensal: t.number })]),
]);

const TotalWire = t.intersection([
  t.union([t.type({ rentability: t.number }), t.type({ rentability: t.undefined, rentabilidadeTotal: t.number })]),
  t.union([t.type({ ipca: t.number }), t.type({ ipca: t.undefined, ipcaTotal: t.number })]),
]);

/** Accumulated percents. The totals have an object, or stand beside the graph. @see decisions 0002, Q074 */
export const GraphWire = t.intersection([
  t.type({ graph: t.array(PointWire) }),
  t.union([t.type({ total: TotalWire }), t.intersection([t.type({ total: t.undefined }), TotalWire])]),
]);

/** A graph in our words. Year and month of a point are not read, since its day has both. */
export const yieldHistoryOf = (wire: t.TypeOf<typeof GraphWire>): YieldHistory => {
  const total = wire.total === undefined ? wire : wire.total;
  return {
    points: wire.graph.map((point) => ({
      day: point.data,
      portfolio: point.rentabilidade === undefined ? point.rentabilidadeMensal : point.rentabilidade,
      ipca: point.ipca,
    })),
    total: {
      portfolio: total.rentability === undefined ? total.rentabilidadeTotal : total.rentability,
      ipca: total.ipca === undefined ? total.ipcaTotal : total.ipca,
    },
  };
};

/** A graph in the words of the wire, for output that programs read. */
export const graphWire = ({ points, total }: YieldHistory) => ({
  graph: points.map(({ day, portfolio, ipca }) => ({
    ano: yearOf(day),
    mes: Number(day.slice(5, 7)),
    rentabilidade: portfolio,
    ipca,
    data: day,
  })),
  total: { rentability: total.portfolio, ipca: total.ipca },
});
