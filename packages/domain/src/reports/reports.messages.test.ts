import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../kernel/testing/index.ts';
import { downloadMessage, REPORT_TEXTS, reportMessage } from './reports.messages.ts';
import { request } from './testing/index.ts';

describe('why there is no report', () => {
  it('says that the data of the month are not there yet [R522]', () => {
    expect(reportMessage({ _tag: 'NotAvailableYet' }, request())).toBe(
      'Os dados do mês Outubro de 2026 ainda não estão disponíveis.',
    );
  });

  it('says that there is none for the period [R523]', () => {
    expect(reportMessage({ _tag: 'NotAvailable' }, request())).toBe(
      'Relatório não está disponível no período selecionado.',
    );
  });

  it('says which call failed [R531] [R533]', () => {
    for (const failure of [unreachable, refused('ERR999')]) {
      expect(reportMessage(failure, request({ source: 'generated' }))).toBe(
        'Ocorreu um erro ao verificar a disponibilidade do relatório.',
      );
      expect(reportMessage(failure, request({ source: 'statement' }))).toBe('Erro ao carregar o relatório');
    }
  });

  it('has no English word for a time-out (decision Q014)', () => {
    expect(reportMessage({ _tag: 'TimedOut' }, request())).toBe('Erro ao carregar o relatório');
  });
});

it('has the sentences of the catalogue [R525] [R526] [R527] [R528] [R529] [R530] [R532]', () => {
  expect(REPORT_TEXTS.emailed).toBe('Tudo certo! Seu relatório foi enviado para o seu e-mail.');
  expect(REPORT_TEXTS.periodsNotLoaded).toBe('Ocorreu um erro ao carregar os períodos disponíveis.');
  expect(downloadMessage({ _tag: 'DownloadFailed' })).toBe('Ops! Ocorreu um erro ao fazer o download do relatório.');
  expect(downloadMessage({ _tag: 'NotDownloadable' })).toBe('Não foi possível baixar o arquivo.');
  expect(downloadMessage({ _tag: 'NotFound' })).toContain('Não foi possível encontrar o arquivo.');
  expect(downloadMessage({ _tag: 'NotFound' })).toContain("'Reenviar documento'");
  expect(downloadMessage({ _tag: 'NotSaved' })).toBe('Ocorreu um erro ao tentar salvar o arquivo');
  expect(downloadMessage({ _tag: 'NoViewer' })).toBe(
    'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.',
  );
});
