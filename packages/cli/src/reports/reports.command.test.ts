import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fetch } from '@aroeira/adapters-http/http';
import { readPdf, type PersonaKey } from '@aroeira/adapters-http/http/testing';
import { instant } from '@aroeira/domain/kernel';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { control, testSandbox } from '../testing/sandbox.ts';

const ANA = '63287253026';
const NOW = '2026-11-20T15:00:00Z';
const { sandbox, signedIn } = testSandbox();
beforeAll(() => control(sandbox, 'POST clock', { set: NOW }), 60_000);

/** A persona on a device whose clock stands still. */
const at = (persona: PersonaKey) => signedIn(persona, { clock: clockAt(NOW) });

/**
 * Runs a command. Its time and the time of the server pass only while no answer is pending.
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
    expect((await readPdf(bytes)).pages[0]).toMatch(/Posição bruta em 31\/10\/2026\nR\$\s\d/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['Relatorio_2026-10.pdf']);
  });

  it('waits for a report that is prepared, and tells so on stderr', async () => {
    const { portal, home } = await at('ana');
    const file = join(home, 'mes.pdf');
    const { exit, out, err } = await inNoTime((time) => portal(`reports download this-month -o ${file}`, time));
    expect([exit, err]).toEqual([0, 'Preparando o seu relatório…\n']);
    expect(out).toMatch(/^Relatório salvo em .*mes\.pdf \([\d,]+ KB\)\.\n$/);
    expect((await readPdf(readFileSync(file))).pages[0]).toContain('01/11/2026 a 20/11/2026');
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
});
