import { isCallFailure } from '../kernel/call-failure.ts';
import { GENERIC_MESSAGE } from '../kernel/call-failure.messages.ts';
import { formatDay, formatMonth } from '../kernel/formats.ts';
import { formatFileSize } from '../kernel/file-size.ts';
import type { PeriodsNotLoaded, ReportFailure } from './reports.errors.ts';
import { THIS_MONTH } from './period.rules.ts';
import type { Pdf, ReportPeriod, ReportRequest } from './report.ts';

/** @see spec B §2 and §8 Reports */
export const REPORT_TEXTS = {
  requestMissing: 'Não foi possível carregar o relatório. Informações ausentes.',
  download: 'Download',
  email: 'Receber por e-mail',
  emailed: 'Tudo certo! Seu relatório foi enviado para o seu e-mail.',
  notEmailed: GENERIC_MESSAGE,
} as const;

/** The texts while the server prepares a report, in turn, each for two seconds. @see spec B §9; decision Q155 */
export const PREPARING_TEXTS = [
  'Preparando o seu relatório…',
  'Reunindo as suas movimentações…',
  'Calculando a rentabilidade…',
  'Só mais um instante…',
] as const;

const LOAD_FAILED = 'Erro ao carregar o relatório';

/** The availability check is only the question whether a report is ready. @see spec B §8 Reports; decision Q013 */
export const reportMessage = (failure: ReportFailure, { period, source }: ReportRequest): string => {
  if (isCallFailure(failure))
    return source === 'generated' ? 'Ocorreu um erro ao verificar a disponibilidade do relatório.' : LOAD_FAILED;
  switch (failure._tag) {
    case 'NotAvailableYet':
      return notYet({ period, source });
    case 'NotAvailable':
      return 'Relatório não está disponível no período selecionado.';
    case 'NothingHeld':
      return 'O relatório aparece depois do seu primeiro investimento.';
    case 'Timeout':
    case 'Broken':
      return LOAD_FAILED;
  }
};

/** The sentence of the specification is about a month. For other days we put them in its place. @see decision 0322 */
const notYet = ({ period, source }: ReportRequest): string =>
  source === 'statement' || period.date === THIS_MONTH
    ? `Os dados do mês ${formatMonth(period.to)} ainda não estão disponíveis.`
    : `Os dados de ${reportDates(period)} ainda não estão disponíveis.`;

/** The sentence for a list of periods that failed. @see spec B §8 Reports */
export const periodsMessage = (failure: PeriodsNotLoaded): string => {
  switch (failure._tag) {
    case 'PeriodsNotLoaded':
      return 'Ocorreu um erro ao carregar os períodos disponíveis.';
  }
};

/** The name of a report in our words: `Extrato de outubro de 2026`, `Relatório: esta semana`. */
export const reportTitle = ({ period: { description }, source }: ReportRequest): string =>
  `${source === 'statement' ? 'Extrato de ' : 'Relatório: '}${description.toLowerCase()}`;

/** `01/10/2026 a 31/10/2026`. A single day stands alone. @see spec B §9 "Report locale pt-BR" */
export const reportDates = ({ from, to }: ReportPeriod): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;

/** The size of a report in pt-BR: `1,5 KB`. @see spec B §9 "Report locale pt-BR" */
export const reportSize = (pdf: Pick<Pdf, 'length'>): string => formatFileSize(pdf.length);
