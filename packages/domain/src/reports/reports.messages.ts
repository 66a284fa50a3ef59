import type { DownloadFailure, ReportFailure } from './reports.errors.ts';
import type { ReportRequest } from './report.ts';

/** @see spec B §2 and §8 Reports; decision Q015 for `notEmailed` */
export const REPORT_TEXTS = {
  requestMissing: 'Não foi possível carregar o relatório. Informações ausentes.',
  periodsNotLoaded: 'Ocorreu um erro ao carregar os períodos disponíveis.',
  emailed: 'Tudo certo! Seu relatório foi enviado para o seu e-mail.',
  notEmailed: 'Ocorreu um erro, tente novamente mais tarde.',
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
      return `Os dados do mês ${period.description} ainda não estão disponíveis.`;
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
