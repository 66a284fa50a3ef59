import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fetch } from '@aroeira/adapters-http/http';
import { readPdf, type PersonaKey } from '@aroeira/adapters-http/http/testing';
import { instant } from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '../testing/index.ts';
import { control, testSandbox } from '../testing/sandbox.ts';

const ANA = '63287253026';
const NOW = '2026-11-20T15:00:00Z';
const { sandbox, signedIn } = testSandbox();
beforeAll(() => control(sandbox, 'POST clock', { set: NOW }), 60_000);

/** A persona on a device whose clock stands still. */
const at = (persona: PersonaKey) => signedIn(persona, { clock: clockAt(NOW) });

/**
 * Runs a command. Its time and the time of the server pass only while no answer is pending.
 *
 * @param serverTime how much later it is for the server after each answer
 */
const inNoTime = async <A>(
  run: (time: { fetch: Fetch; scheduler: ReturnType<typeof manualScheduler> }) => Promise<A>,
  serverTime = '10s',
) => {
  const scheduler = manualScheduler();
  let [asking, isDone] = [0, false];
  const fetch: Fetch = async (url, init) => {
    asking += 1;
    const answer = await sandbox.fetch(url, init);
    const whole = new Response(await answer.arrayBuffer(), answer);
    await control(sandbox, 'POST clock', { advance: serverTime });
    asking -= 1;
    return whole;
  };
  const ran = run({ fetch, scheduler }).finally(() => (isDone = true));
  while (!isDone) {
    await new Promise((resolve) => void setImmediate(resolve));
    if (asking === 0) scheduler.pass(10_000);
  }
  return ran;
};

describe('reports periods', () => {
  it('lists months and quick periods with dates in pt-BR [R534]', async () => {
    const { out } = await (await at('ana')).portal('reports periods');
    expect(out.split('\n').slice(2, 6)).toEqual([
      '2026-10-31  Outubro de 2026        01/10/2026 a 31/10/2026',
      '2026-09-30  Setembro de 2026       01/09/2026 a 30/09/2026',
      '2026-08-31  Agosto de 2026         01/08/2026 a 31/08/2026',
      'today       Hoje                   20/11/2026',
    ]);
  });

  it('prints every field of a period of the specification', async () => {
    const { json } = await (await at('ana')).portal('reports periods --json');
    expect(json).toHaveLength(8);
    expect(json).toMatchObject([
      { date: '2026-10-31', description: 'Outubro de 2026', localFileName: '2026-10', source: 'statement' },
      ...Array.from({ length: 7 }, () => ({ from: expect.any(String) })),
    ]);
  });

  it('tells that the periods did not load when the day is not known [R532]', async () => {
    // The server does not tell the time, so the clock of the device counts, and it is beyond the calendar.
    const untimed: Fetch = async (url, init) => {
      const answer = await sandbox.fetch(url, init);
      answer.headers.delete('date');
      return answer;
    };
    const beyond = { fetch: untimed, clock: { now: () => instant(Date.UTC(10_000, 0, 2)) } };
    const { exit, error } = await (await at('ana')).portal('reports periods --json', beyond);
    expect([exit, error]).toEqual([
      1,
      { error: { code: 'periods_not_loaded', message: 'Ocorreu um erro ao carregar os períodos disponíveis.' } },
    ]);
  });
});

describe('reports download', () => {
  it('saves a statement under its name, complete and readable only by its owner [R524]', async () => {
    const { portal, home } = await at('ana');
    const folder = join(home, 'relatorios');
    mkdirSync(folder);
    const { exit, json } = await portal(`reports download 2026-10-31 -o ${folder} --json`);
    const file = join(folder, 'Relatorio_2026-10.pdf');
    const bytes = readFileSync(file);
    expect([exit, json]).toEqual([0, { period: '2026-10-31', file, bytes: bytes.length }]);
    expect((await readPdf(bytes)).pages[0]).toMatch(/R\$\s1\.284\.530,27/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['Relatorio_2026-10.pdf']);
  });

  it('waits for a report that is prepared, and tells so on stderr', async () => {
    const { portal, home } = await at('ana');
    const file = join(home, 'mes.pdf');
    const { exit, out, err } = await inNoTime((time) => portal(`reports download this-month -o ${file}`, time));
    expect([exit, err]).toEqual([0, 'Preparando o seu relatório...\n']);
    expect(out).toMatch(/^Relatório salvo em .*mes\.pdf \(\d+,\d KB\)\.\n$/);
    expect((await readPdf(readFileSync(file))).pages[0]).toContain('01/11/2026 a 20/11/2026');
  });

  it("fails with 'timeout' when the report is still prepared after 120 seconds [R519]", async () => {
    const { portal, home } = await at('ana');
    const words = `reports download today -o ${join(home, 'mes.pdf')}`;
    const { exit, err } = await inNoTime((time) => portal(words, time), '0s');
    expect([exit, err]).toEqual([1, expect.stringMatching(/^Preparando .*\n[^]*\nErro ao carregar o relatório\n$/)]);
    const { error } = await inNoTime((time) => portal(`${words} --json`, time), '0s');
    expect(error).toEqual({ error: { code: 'timeout', message: 'Erro ao carregar o relatório' } });
  });

  it('traces the size of a report and not its content', async () => {
    const { portal, home } = await at('ana');
    const { err } = await portal(`reports download 2026-10-31 -o ${join(home, 'a.pdf')} --trace`);
    expect(err).toMatch(/< 200 "\d+ bytes of application\/pdf"/);
    expect(err).not.toContain('%PDF');
  });

  it('prints one document and nothing on stderr with --json', async () => {
    const { portal, home } = await at('ana');
    const words = `reports download yesterday -o ${join(home, 'a.pdf')} --json`;
    const { json, err } = await inNoTime((time) => portal(words, time));
    expect([err, json]).toMatchObject(['', { period: 'yesterday' }]);
  });

  it('replaces a file only after a yes', async () => {
    const { portal, home } = await at('ana');
    const file = join(home, 'meu.pdf');
    writeFileSync(file, 'meu');
    const words = `reports download 2026-10-31 -o ${file}`;
    const { exit, error } = await portal(`${words} --json`);
    expect([exit, error]).toMatchObject([2, { error: { code: 'usage', message: expect.stringContaining('--yes') } }]);
    expect(await portal(words, { person: person('n') })).toMatchObject({ exit: 1, err: 'Nada foi alterado.\n' });
    expect(readFileSync(file, 'utf8')).toBe('meu');
    expect((await portal(`${words} --yes`)).exit).toBe(0);
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
  });

  it('leaves no draft when it cannot save', async () => {
    const { portal, home } = await at('ana');
    writeFileSync(join(home, 'file'), '');
    for (const folder of ['none', 'file']) {
      const { exit, error } = await portal(`reports download 2026-10-31 -o ${join(home, folder, 'x.pdf')} --json`);
      expect([exit, error]).toEqual([
        1,
        { error: { code: 'not_saved', message: 'Ocorreu um erro ao tentar salvar o arquivo' } },
      ]);
    }
    expect(readdirSync(home).filter((name) => name.includes('pdf'))).toEqual([]);
  });

  it('tells why there is no report', async () => {
    const refused = async (persona: PersonaKey, period: string) => {
      const { portal, home } = await at(persona);
      const { exit, error } = await inNoTime((time) =>
        portal(`reports download ${period} -o ${join(home, 'x.pdf')} --json`, time),
      );
      expect([exit, readdirSync(home)]).toEqual([1, expect.not.arrayContaining(['x.pdf'])]);
      return error;
    };
    for (const [period, message] of [
      ['this-month', 'Os dados do mês Novembro de 2026 ainda não estão disponíveis.'],
      ['yesterday', 'Os dados de 19/11/2026 ainda não estão disponíveis.'],
    ] as const)
      expect(await refused('nina', period)).toEqual({ error: { code: 'not_available_yet', message } });
    expect(await refused('otavio', 'this-week')).toEqual({
      error: { code: 'not_available', message: 'Relatório não está disponível no período selecionado.' },
    });
  });

  it('saves nothing without a place to save, and names the option', async () => {
    const { portal, home } = await at('ana');
    const before = readdirSync('.');
    const { exit, error } = await portal('reports download 2026-10-31 --json');
    expect([exit, error]).toMatchObject([
      2,
      { error: { code: 'usage', message: expect.stringContaining('--output') } },
    ]);
    expect([readdirSync('.'), readdirSync(home)]).toEqual([
      before,
      expect.not.arrayContaining(['Relatorio_2026-10.pdf']),
    ]);
  });

  it('refuses an empty file name', async () => {
    const words = ['reports', 'download', '2026-10-31', '-o', '', '--json'];
    const { exit, error } = await (await at('ana')).portal(words);
    expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field: 'output' } }]);
  });

  it('refuses a period outside the list', async () => {
    const { exit, error } = await (await at('ana')).portal('reports download 2026-11-30 -o a.pdf --json');
    expect([exit, error]).toMatchObject([2, { error: { code: 'usage', field: 'period' } }]);
  });
});

describe('reports email', () => {
  it('sends a report to the client and tells so [R525]', async () => {
    const { portal } = await at('ana');
    const before = (await sandbox.outbox(ANA)).length;
    expect(await portal('reports email 2026-10-31')).toMatchObject({
      exit: 0,
      out: 'Tudo certo! Seu relatório foi enviado para o seu e-mail.\n',
    });
    expect((await portal('sandbox outbox --last')).out).toContain('\nAnexo: Relatorio_2026-10.pdf\n');
    expect((await portal('reports email today --json')).json).toEqual({ emailed: 'today' });
    const sent = (await sandbox.outbox(ANA)).slice(before).map(({ attachments }) => attachments[0]?.fileName);
    expect(sent).toEqual(['Relatorio_2026-10.pdf', 'Relatorio_2026-11-20.pdf']);
  });

  it('tells that the e-mail failed', async () => {
    const { exit, error } = await (await at('otavio')).portal('reports email today --json');
    expect([exit, error]).toMatchObject([
      1,
      { error: { code: 'refused', message: 'Ocorreu um erro, tente novamente mais tarde.' } },
    ]);
  });
});

it('refuses a client who may not see reports, with the reason of the flag', async () => {
  for (const [persona, message] of [
    ['carla', 'Cadastro iniciado.'],
    ['diego', 'Cadastro em análise.'],
  ] as const) {
    const { portal } = await at(persona);
    for (const words of ['periods', 'email 2026-10-31', 'download 2026-10-31 -o a.pdf'])
      expect(await portal(`reports ${words} --json`)).toMatchObject({
        exit: 1,
        error: { error: { code: 'cannot_see_reports', message } },
      });
  }
});

it('prints the request with --dry-run and does nothing', async () => {
  const { portal, home } = await at('ana');
  const before = (await sandbox.outbox(ANA)).length;
  const urlOf = async (words: string) => (await portal(`${words} --dry-run --json`)).json;
  expect(await urlOf('reports email today')).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/ByEmail\?period=today$/),
  });
  expect(await urlOf(`reports download 2026-10-31 -o ${home}`)).toMatchObject({
    url: expect.stringMatching(/binary\?period=2026-10-31$/),
  });
  expect(await urlOf(`reports download today -o ${home}`)).toMatchObject({
    url: expect.stringMatching(/generated\?period=today$/),
  });
  expect((await sandbox.outbox(ANA)).length).toBe(before);
  expect(readdirSync(home).filter((name) => name.endsWith('.pdf'))).toEqual([]);
});
