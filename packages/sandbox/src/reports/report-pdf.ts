import { onePagePdf } from '../documents/one-page-pdf.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import type { Period } from './report-periods.ts';

/** What a report shows. */
export interface ReportFigures extends Period {
  readonly name: string;
  readonly held: readonly { readonly type: string; readonly cents: number }[];
  readonly now: Date;
}

const CAPTIONS: Readonly<Record<string, string>> = {
  RENDA_FIXA: 'Renda Fixa',
  RENDA_MULTIMERCADO: 'Multimercado',
  ACOES: 'Ações',
  INTERNACIONAL: 'Internacional',
  PREV_BALANC: 'Prev Balanc',
  PREV_CONS: 'Prev Cons',
};

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', minimumFractionDigits: 2 });
const dayInBrazil = (day: string): string => day.split('-').reverse().join('/');

/** The lines of a report, in pt-BR. The sandbox keeps no past positions, so every report shows today's. */
export const reportLines = ({ name, from, to, held, now }: ReportFigures): readonly string[] => {
  const total = held.reduce((sum, { cents }) => sum + cents, 0);
  const today = dayInBrazil(dayOfSaoPaulo(now));
  return [
    'Aroeira - Relatório de investimentos',
    '',
    name,
    `Período: ${from === to ? dayInBrazil(from) : `${dayInBrazil(from)} a ${dayInBrazil(to)}`}`,
    '',
    `Posição bruta em ${today}`,
    ...held.map(
      ({ type, cents }) =>
        `${CAPTIONS[type] ?? type}: ${money.format(cents / 100)} (${percent.format(total === 0 ? 0 : cents / total)})`,
    ),
    `Total: ${money.format(total / 100)}`,
    '',
    `Emitido em ${today}`,
  ];
};

export const reportPdf = (figures: ReportFigures): Buffer => onePagePdf(reportLines(figures));

/** The name of a report's file, the same as in the portal: `Relatorio_2026-10.pdf`. @see spec B §4 Reports */
export const reportFileName = (name: string, { from, to }: Period): string => {
  const isMonth = /^\d{4}-\d{2}-\d{2}$/.test(name);
  return `Relatorio_${isMonth ? from.slice(0, 7) : from === to ? from : `${from}_a_${to}`}.pdf`;
};
