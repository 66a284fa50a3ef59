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

describe('what became of a report', () => {
  it('is on its way by e-mail [R525]', () => {
    expect(REPORT_TEXTS.emailed).toBe('Tudo certo! Seu relatório foi enviado para o seu e-mail.');
  });

  it('has no periods to choose from when their list failed [R532]', () => {
    expect(REPORT_TEXTS.periodsNotLoaded).toBe('Ocorreu um erro ao carregar os períodos disponíveis.');
  });
});

describe('why a file did not reach the client', () => {
  it('says that the download failed [R526]', () => {
    expect(downloadMessage({ _tag: 'DownloadFailed' })).toBe('Ops! Ocorreu um erro ao fazer o download do relatório.');
  });

  it('says that the answer has no file [R527]', () => {
    expect(downloadMessage({ _tag: 'NotDownloadable' })).toBe('Não foi possível baixar o arquivo.');
  });

  it('says that there is no such file, and how to get one [R528]', () => {
    expect(downloadMessage({ _tag: 'NotFound' })).toBe(
      "Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'.",
    );
  });

  it('says that it was saved, but nothing shows it [R529]', () => {
    expect(downloadMessage({ _tag: 'NoViewer' })).toBe(
      'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.',
    );
  });

  it('says that it was not saved [R530]', () => {
    expect(downloadMessage({ _tag: 'NotSaved' })).toBe('Ocorreu um erro ao tentar salvar o arquivo');
  });
});
