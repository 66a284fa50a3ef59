import { Type } from '@sinclair/typebox';
import { IN_LOG } from '../http/logged-path.ts';
import { Day, Reais, TaxDocument } from '../http/wire.schemas.ts';

export const PositionQuery = Type.Object({ document: TaxDocument });

/** @see spec A §3 Investor position */
export const Position = Type.Object({
  investments: Type.Array(Type.Object({ type: Type.String(), totalAmount: Reais })),
});

export const GraphParams = Type.Object({
  type: Type.Unsafe<'nao_previdencia' | 'previdencia'>({
    type: 'string',
    enum: ['nao_previdencia', 'previdencia'],
    ...IN_LOG,
  }),
  period: Type.String({ pattern: '^(max|12m|6m|1m|year|\\d{4})$', ...IN_LOG }),
  document: TaxDocument,
});

const Percent = Type.Number({ description: 'Percent accumulated since the period began, two decimals' });

/** @see spec A §3 Rentability graph response; decision 0002 */
export const Graph = Type.Object({
  graph: Type.Array(
    Type.Object({ ano: Type.Integer(), mes: Type.Integer(), rentabilidade: Percent, ipca: Percent, data: Day }),
  ),
  total: Type.Object({ rentability: Percent, ipca: Percent }),
});
