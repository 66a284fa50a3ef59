import { unreachable } from '@aroeira/domain/kernel/testing';
import { PDF, preparing, ready, reports, type Answer } from '@aroeira/domain/reports/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { session } from '@aroeira/domain/access/testing';
import { press } from '../composition/testing/press.ts';
import { onReports, requestOf } from './testing/open-reports.ts';

const alert = async () => (await screen.findByRole('alert')).querySelector('h2')?.textContent;
const shown = () => screen.findByText('Texto da página 1');
const bar = () => screen.findByRole('progressbar', { name: 'Preparando o seu relatório…' });

afterEach(() => window.sessionStorage.clear());

/** Lets the promises of an answer run. */
const settle = () => act(() => new Promise<void>((resolve) => void setImmediate(resolve)));

describe('a report that the list did not give', () => {
  const october = requestOf('2026-10-31');

  it('without a period is not asked for [R513]', async () => {
    const { go, asked } = await onReports();
    for (const state of [undefined, { source: 'statement' }, { source: 'statement', period: {} }]) {
      await go('/reports/2026-10-31', state);
      expect(await alert()).toBe('Não foi possível carregar o relatório. Informações ausentes.');
      await go('/reports');
    }
    expect(asked).toEqual([]);
  });

  it('without a source is not asked for [R514]', async () => {
    const { go, asked } = await onReports();
    await go('/reports/2026-10-31', { period: october.period });
    expect(await alert()).toBe('Não foi possível carregar o relatório. Informações ausentes.');
    expect([asked, screen.queryByRole('button', { name: 'Tentar novamente' })]).toEqual([[], null]);
  });

  it('leads to the list', async () => {
    const { go } = await onReports();
    await go('/reports/2026-10-31');
    expect((await screen.findByRole('link', { name: 'Ver outros períodos' })).getAttribute('href')).toBe('/reports');
  });

  it('of yesterday covers the days of today (decision 0185)', async () => {
    const { go } = await onReports();
    const stale = { ...requestOf('today').period, from: '2026-11-19', to: '2026-11-19', localFileName: '2026-11-19' };
    await go('/reports/today', { period: stale, source: 'generated' });
    expect(await screen.findByText('20/11/2026')).toBeTruthy();
  });
});

describe('a generated report', () => {
  it('is asked for every ten seconds, and shows how long it takes [R517] [R518]', async () => {
    const { read, pass, asked } = await onReports({ server: reports(preparing, preparing, ready) });
    await read('this-month');
    expect((await bar()).getAttribute('max')).toBe('120');
    for (const [seconds, questions] of [
      [9, 1],
      [1, 2],
    ] as const) {
      pass(seconds * 1000);
      await settle();
      expect(asked).toHaveLength(questions);
    }
    expect((await bar()).getAttribute('value')).toBe('10');
    expect(screen.getByText('0:10')).toBeTruthy();
    pass(10_000);
    await shown();
    pass(100_000);
    expect(asked).toEqual(Array(3).fill('generated this-month'));
  });

  it('shows another text every two seconds (decision Q155)', async () => {
    const { read, pass } = await onReports({ server: reports(preparing) });
    await read('this-month');
    const texts: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      texts.push((await screen.findByText(/…$/, { selector: 'output' })).textContent);
      pass(2000);
    }
    expect(texts).toEqual(['Reunindo as suas movimentações…', 'Calculando a rentabilidade…', 'Só mais um instante…']);
  });

  it('fails after 120 seconds, and is asked for again by a press [R519] [R533]', async () => {
    const { read, pass, asked } = await onReports({ server: reports(...Array(12).fill(preparing), ready) });
    await read('this-month');
    for (let tens = 1; tens < 12; tens += 1) {
      pass(10_000);
      await settle();
    }
    pass(9999);
    expect(screen.queryByRole('alert')).toBeNull();
    pass(1);
    expect(await alert()).toBe('Erro ao carregar o relatório');
    expect(document.body.textContent).not.toContain('timeout');
    expect(asked).toHaveLength(12);
    await press('Tentar novamente');
    expect((await bar()).getAttribute('value')).toBe('0');
    pass(0);
    await shown();
  });

  it('goes by e-mail while it is prepared, for who does not want to wait (decision 0321) [R515]', async () => {
    const { read, asked } = await onReports({ server: reports(preparing) });
    await read('this-month');
    await bar();
    await press('Receber por e-mail');
    expect(await screen.findByText('Tudo certo! Seu relatório foi enviado para o seu e-mail.')).toBeTruthy();
    expect(asked).toEqual(['generated this-month', 'email this-month']);
    await bar();
  });

  it('counts on after the client left and came back, and after a reload (decision 0321)', async () => {
    const { read, go, pass } = await onReports({ server: reports(preparing) });
    await read('this-month');
    pass(31_000);
    await go('/reports');
    pass(4_000);
    await read('this-month');
    expect((await bar()).getAttribute('value')).toBe('35');
    expect(screen.getByText('0:35')).toBeTruthy();
    cleanup();
    const reloaded = await onReports({ server: reports(preparing) });
    reloaded.sleep(40_000);
    await reloaded.read('this-month');
    expect((await bar()).getAttribute('value')).toBe('40');
    reloaded.pass(79_999);
    expect(screen.queryByRole('alert')).toBeNull();
    reloaded.pass(1);
    expect(await alert()).toBe('Erro ao carregar o relatório');
  });

  it('is not asked for after the client left', async () => {
    const { read, go, pass, asked } = await onReports({ server: reports(preparing) });
    await read('this-month');
    await settle();
    await go('/reports');
    pass(200_000);
    expect(asked).toHaveLength(1);
  });
});

describe('a report that does not come', () => {
  it('is not available yet, and a try now would not help [R522]', async () => {
    const { read } = await onReports({ server: reports(TE.right({ _tag: 'NotAvailableYet' })) });
    await read('this-month');
    expect(await alert()).toBe('Os dados do mês Novembro de 2026 ainda não estão disponíveis.');
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver outros períodos' })).toBeTruthy();
  });

  it.each([
    [
      'is not available [R523]',
      TE.right({ _tag: 'NotAvailable' }),
      'Relatório não está disponível no período selecionado.',
    ],
    [
      'could not be checked [R531]',
      TE.left(unreachable),
      'Ocorreu um erro ao verificar a disponibilidade do relatório.',
    ],
  ] as readonly (readonly [string, Answer, string])[])(
    '%s, and is asked for again by a press',
    async (_, answer, sentence) => {
      const { read, pass, asked } = await onReports({ server: reports(answer, ready) });
      await read('yesterday');
      expect(await alert()).toBe(sentence);
      await press('Tentar novamente');
      expect(document.activeElement?.id).toBe('main');
      pass(0);
      await shown();
      expect(asked).toEqual(['generated yesterday', 'generated yesterday']);
    },
  );

  it('is a statement that did not load [R533]', async () => {
    let answers = 0;
    const statement = () => ((answers += 1) === 1 ? TE.left(unreachable) : TE.right(PDF));
    const { read } = await onReports({ changes: { statement } });
    await read('2026-10-31');
    expect(await alert()).toBe('Erro ao carregar o relatório');
    await press('Tentar novamente');
    await shown();
  });
});

describe('a report that is there', () => {
  it('gives its name to the tab, so that the history tells months apart', async () => {
    const { read, go } = await onReports();
    const title = (wanted: string) => waitFor(() => expect(document.title).toBe(`${wanted} · Aroeira`));
    await read('2026-10-31');
    await title('Extrato de outubro de 2026');
    await go('/reports');
    await title('Relatórios');
    await read('2026-09-30');
    await title('Extrato de setembro de 2026');
    await go('/reports');
    await go('/reports/2026-09-30');
    await title('Relatório');
  });

  it('has the place of its viewer held, with words for screen readers, while it loads', async () => {
    const { read } = await onReports({ changes: { statement: () => () => new Promise(() => undefined) } });
    await read('2026-10-31');
    expect(await screen.findByRole('status', { name: 'Carregando o documento' })).toBeTruthy();
  });

  it('goes by e-mail, also one that was prepared [R525]', async () => {
    const { read, asked } = await onReports();
    await read('this-week');
    await shown();
    await press('Receber por e-mail');
    expect(await screen.findByText('Tudo certo! Seu relatório foi enviado para o seu e-mail.')).toBeTruthy();
    expect(asked).toEqual(['generated this-week', 'email this-week']);
  });

  it("is in the viewer, with 'Download', and stays there when its e-mail fails (decision Q015) [R515]", async () => {
    const { read } = await onReports({ changes: { email: () => TE.left(unreachable) } });
    await read('2026-10-31');
    await shown();
    expect(screen.getByText('01/10/2026 a 31/10/2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    await press('Receber por e-mail');
    expect((await screen.findByRole('alert')).textContent).toBe('Ocorreu um erro, tente novamente mais tarde.');
    expect(await shown()).toBeTruthy();
  });

  it('is not asked for again in the same session [R520]', async () => {
    const { read, go, asked } = await onReports();
    for (const date of ['this-week', '2026-10-31', 'this-week', '2026-10-31']) {
      await read(date);
      await shown();
      await go('/reports');
    }
    expect(asked).toEqual(['generated this-week', 'statement 2026-10-31']);
  });

  it('was not there before: a failure is not kept [R521]', async () => {
    const { read, go, asked } = await onReports({ server: reports(TE.left(unreachable), ready) });
    await read('today');
    await alert();
    await go('/reports');
    await read('today');
    await shown();
    expect(asked).toEqual(['generated today', 'generated today']);
  });

  it('is gone with the session', async () => {
    const { read, go, navigation, memory, asked } = await onReports();
    await read('today');
    await shown();
    await go('/logout');
    await waitFor(() => expect(navigation.path()).toBe('/login'));
    memory.session.write(session())();
    await read('today');
    await shown();
    expect(asked).toEqual(['generated today', 'generated today']);
  });
});
