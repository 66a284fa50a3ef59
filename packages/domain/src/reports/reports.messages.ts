import * as E from 'fp-ts/Either';
import type { CallFailure } from '../kernel/call-failure.ts';
import { GENERIC_MESSAGE } from '../kernel/call-failure.messages.ts';
import { formatDay, formatFileSize } from '../kernel/formats.ts';
import { monthOf } from './period.rules.ts';
import type { ReportEmailed } from './email-report.use-case.ts';
import type { DownloadFailure, PeriodsNotLoaded, ReportFailure } from './reports.errors.ts';
import type { Pdf, ReportPeriod, ReportRequest } from './report.ts';

/** @see spec B §2 and §8 Reports */
export const REPORT_TEXTS = {
  requestMissing: 'Não foi possível carregar o relatório. Informações ausentes.',
  download: 'Download',
  email: 'Receber por e-mail',
} as const;

/** Shown one after the other, each for two seconds, while a report is prepared. @see spec B §9; decision Q155 */
export const PREPARING_TEXTS = [
  'Preparando o seu relatório...',
  'Reunindo as suas movimentações...',
  'Calculando a rentabilidade...',
  'Só mais um instante...',
] as const;

const LOAD_FAILED = 'Erro ao carregar o relatório';

/**
 * Why there is no report, in the catalogue's words. The call that asks whether a report is ready is the availability
 * check; one that fetches a statement is not.
 *
 * @see spec B §8 Reports; decisions Q013, Q014
 */
export const reportMessage = (failure: ReportFailure, { period, source }: ReportRequest): string => {
  switch (failure._tag) {
    case 'NotAvailableYet':
      // A quick period has a name of its own; what is not there yet are the data of the month that it ends in.
      return `Os dados do mês ${monthOf(period.to)} ainda não estão disponíveis.`;
    case 'NotAvailable':
      return 'Relatório não está disponível no período selecionado.';
    case 'TimedOut':
      return LOAD_FAILED;
    case 'Refused':
    case 'Unreachable':
    case 'Unreadable':
    case 'NoSession':
      return source === 'generated' ? 'Ocorreu um erro ao verificar a disponibilidade do relatório.' : LOAD_FAILED;
  }
};

/** @see spec B §8 Reports; the hint of `NotFound` is in our words */
export const downloadMessage = (failure: DownloadFailure): string => {
  switch (failure._tag) {
    case 'DownloadFailed':
      return 'Ops! Ocorreu um erro ao fazer o download do relatório.';
    case 'NotDownloadable':
      return 'Não foi possível baixar o arquivo.';
    case 'NotFound':
      return "Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'.";
    case 'NotSaved':
      return 'Ocorreu um erro ao tentar salvar o arquivo';
    case 'NoViewer':
      return 'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.';
  }
};

/** Why there is no list to choose from. @see spec B §8 Reports */
export const periodsMessage = (failure: PeriodsNotLoaded): string => {
  switch (failure._tag) {
    case 'PeriodsNotLoaded':
      return 'Ocorreu um erro ao carregar os períodos disponíveis.';
  }
};

/** What became of a report that was to be sent by e-mail. @see spec B §8 Reports; decision Q015 for a failure */
export const reportEmailMessage = (sent: E.Either<CallFailure, ReportEmailed>): string =>
  E.isRight(sent) ? 'Tudo certo! Seu relatório foi enviado para o seu e-mail.' : GENERIC_MESSAGE;

/** The days of a period in pt-BR: `01/10/2026 a 31/10/2026`, or the one that it is. @see spec B §9 "Report locale pt-BR" */
export const reportDates = ({ from, to }: ReportPeriod): string =>
  from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;

/** How large a report is, in pt-BR: `1,5 KB`. @see spec B §9 "Report locale pt-BR" */
export const reportSize = (pdf: Pdf): string => formatFileSize(pdf.length);
