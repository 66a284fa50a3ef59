import type { PdfBlock, PdfColumn, PdfContent } from '../documents/pdf/pdf-content.ts';
import { dayInBrazil } from '../documents/pdf/pdf-page.ts';
import { baseDayOf, yieldGraph, type YieldLevel } from '../position/yield-graph.ts';
import type { Period } from './report-periods.ts';
import type { StatementFigures } from './statement-figures.sql.ts';
import {
  amount,
  fundTypeWords,
  maskedDocument,
  money,
  operationWords,
  percent,
  share,
  statusWords,
} from './statement-words.ts';

interface Statement {
  readonly period: Period;
  readonly figures: StatementFigures;
  /** The day on which the statement is made. */
  readonly today: string;
}

const totalOf = (held: StatementFigures['held']): number => held.reduce((sum, { cents }) => sum + cents, 0);

const cover = ({ figures: { client, held }, period }: Statement): PdfBlock => ({
  kind: 'facts',
  facts: [
    [`Posição bruta em ${dayInBrazil(period.to)}`, money(totalOf(held))],
    ['Cliente', client.name],
    maskedDocument(client.document),
    ...(client.profile === null ? [] : [['Perfil de investidor', client.profile] as const]),
  ],
});

const HELD: readonly PdfColumn[] = [
  { title: 'Valor bruto em R$', width: 110, isNumber: true },
  { title: 'Participação', width: 90, isNumber: true },
];

const byType = (held: StatementFigures['held']): PdfBlock => {
  const [types, total] = [new Map<string, number>(), totalOf(held)];
  for (const { type, cents } of held) if (cents > 0) types.set(type, (types.get(type) ?? 0) + cents);
  return {
    kind: 'table',
    columns: [{ title: 'Tipo de fundo' }, ...HELD],
    rows: [...types].map(([type, cents]) => [fundTypeWords(type), amount(cents), share(cents, total)]),
    total: ['Total', amount(total), percent(100)],
  };
};

const byFund = (held: StatementFigures['held']): PdfBlock => {
  const total = totalOf(held);
  return {
    kind: 'table',
    columns: [{ title: 'Fundo' }, { title: 'Tipo de fundo', width: 90 }, ...HELD],
    rows: held
      .filter(({ cents }) => cents > 0)
      .map(({ fund, type, cents }) => [fund, fundTypeWords(type), amount(cents), share(cents, total)]),
    total: ['Total', '', amount(total), percent(100)],
  };
};

const position = ({ held }: StatementFigures): readonly PdfBlock[] =>
  totalOf(held) === 0
    ? [{ kind: 'paragraph', text: 'Não há valores nos fundos.' }]
    : [
        { kind: 'heading', text: 'Posição por tipo de fundo' },
        byType(held),
        { kind: 'heading', text: 'Posição por fundo' },
        byFund(held),
      ];

const movements = (rows: StatementFigures['movements']): PdfBlock =>
  rows.length === 0
    ? { kind: 'paragraph', text: 'Não há movimentos neste período.' }
    : {
        kind: 'table',
        columns: [
          { title: 'Solicitação', width: 70 },
          { title: 'Movimento', width: 92 },
          { title: 'Fundo' },
          { title: 'Status', width: 70 },
          { title: 'Valor em R$', width: 84, isNumber: true },
        ],
        rows: rows.map(({ day, operation, fund, status, cents }) => [
          dayInBrazil(day),
          operationWords(operation),
          fund,
          statusWords(status),
          amount(cents),
        ]),
      };

/** The yield of the twelve months before the last day of the period, with every point of the graph. */
const yieldUntil = (to: string, heading: string, levels: readonly YieldLevel[]): readonly PdfBlock[] => {
  const { graph, total } = yieldGraph(levels, baseDayOf('12m', to));
  const [first, last] = [graph[0], graph.at(-1)];
  if (first === undefined || last === undefined) return [];
  const days = `de ${dayInBrazil(first.data)} a ${dayInBrazil(last.data)}`;
  return [
    { kind: 'heading', text: heading },
    { kind: 'paragraph', text: `Acumulada ${days}, em no máximo doze meses.` },
    {
      kind: 'chart',
      alt: `Rentabilidade acumulada ${days}: carteira ${percent(total.rentability)}, IPCA ${percent(total.ipca)}. A tabela tem os valores.`,
      lines: [{ name: 'Carteira' }, { name: 'IPCA', isDashed: true }],
      points: graph.map(({ data, rentabilidade, ipca }) => ({ day: data, values: [rentabilidade, ipca] })),
    },
    {
      kind: 'table',
      columns: [
        { title: 'Até o dia' },
        { title: 'Carteira, acumulado', width: 150, isNumber: true },
        { title: 'IPCA, acumulado', width: 150, isNumber: true },
      ],
      rows: graph.map(({ data, rentabilidade, ipca }) => [dayInBrazil(data), percent(rentabilidade), percent(ipca)]),
    },
  ];
};

const closing = ({ period, today }: Statement): readonly PdfBlock[] => [
  { kind: 'heading', text: 'Informações importantes' },
  {
    kind: 'paragraph',
    text: 'Os valores são brutos: não descontam impostos nem taxas de saída. Rentabilidade passada não garante rentabilidade futura.',
  },
  {
    kind: 'paragraph',
    text:
      period.to === today
        ? `A posição é a do dia ${dayInBrazil(today)}.`
        : `A posição é a do dia ${dayInBrazil(period.to)}: a posição de ${dayInBrazil(today)} sem os movimentos e sem a rentabilidade da carteira depois desse dia. Os movimentos são os solicitados no período.`,
  },
];

/** A statement in pt-BR. It shows position and yield of the last day of its period, and the movements of the period. */
export const statement = (statement: Statement): PdfContent => {
  const { period, figures, today } = statement;
  const { from, to } = period;
  return {
    title: 'Extrato de investimentos',
    subtitle: from === to ? dayInBrazil(from) : `${dayInBrazil(from)} a ${dayInBrazil(to)}`,
    foot: `Valores brutos. Rentabilidade passada não garante rentabilidade futura. Emitido em ${dayInBrazil(today)}.`,
    madeOn: today,
    blocks: [
      cover(statement),
      ...position(figures),
      { kind: 'heading', text: 'Movimentos do período' },
      movements(figures.movements),
      ...yieldUntil(to, 'Rentabilidade da carteira', figures.yields.nao_previdencia),
      ...yieldUntil(to, 'Rentabilidade da previdência', figures.yields.previdencia),
      ...closing(statement),
    ],
  };
};
