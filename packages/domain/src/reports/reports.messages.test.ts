import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../kernel/testing/index.ts';
import { REPORT_TEXTS, reportDates, reportMessage, reportSize, reportTitle } from './reports.messages.ts';
import { periodsOf, request } from './testing/index.ts';

it("names the two buttons of the viewer: 'Download' and 'Receber por e-mail' [R515]", () => {
  expect([REPORT_TEXTS.download, REPORT_TEXTS.email]).toEqual(['Download', 'Receber por e-mail']);
});

describe('why there is no report', () => {
  it('says that the data of the month are not available yet [R522]', () => {
    expect(reportMessage({ _tag: 'NotAvailableYet' }, request({ source: 'statement' }))).toBe(
      'Os dados do mês Outubro de 2026 ainda não estão disponíveis.',
    );
  });

  it('speaks of a month only for a month, and of the days of every other period (decision 0322) [R522]', () => {
    const said = periodsOf('generated', '2026-03-01').map((period) =>
      reportMessage({ _tag: 'NotAvailableYet' }, request({ period, source: 'generated' })),
    );
    expect(said).toEqual([
      'Os dados de 01/03/2026 ainda não estão disponíveis.',
      'Os dados de 28/02/2026 ainda não estão disponíveis.',
      'Os dados de 01/03/2026 ainda não estão disponíveis.',
      'Os dados do mês Março de 2026 ainda não estão disponíveis.',
      'Os dados de 01/01/2026 a 01/03/2026 ainda não estão disponíveis.',
    ]);
  });

  it('says that there is no report for the period [R523]', () => {
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

  it('has a Portuguese sentence for the timeout (decision Q013)', () => {
    expect(reportMessage({ _tag: 'Timeout' }, request())).toBe('Erro ao carregar o relatório');
  });
});

it('formats the days and the size of a report in pt-BR [R534]', () => {
  expect(reportDates(request().period)).toBe('01/10/2026 a 31/10/2026');
  expect(periodsOf('generated', '2026-03-04').map(reportDates)).toEqual([
    '04/03/2026',
    '03/03/2026',
    '01/03/2026 a 04/03/2026',
    '01/03/2026 a 04/03/2026',
    '01/01/2026 a 04/03/2026',
  ]);
  expect([1, 1536, 1_234_567].map((size) => reportSize(new Uint8Array(size)))).toEqual(['1 byte', '1,5 KB', '1,2 MB']);
});

it('names a report by its period', () => {
  expect(reportTitle(request({ source: 'statement' }))).toBe('Extrato de outubro de 2026');
  const names = periodsOf('generated', '2026-03-04').map((period) => reportTitle(request({ period })));
  expect([names[0], names[4]]).toEqual(['Relatório: hoje', 'Relatório: desde o início do ano']);
});
