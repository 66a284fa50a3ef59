import type { Fetch } from '@aroeira/adapters-http/http';
import { clockAt } from '@aroeira/domain/kernel/testing';
import { describe, expect, it } from 'vitest';
import { control, testSandbox } from '../testing/sandbox.ts';

const ANA = '63287253026';
const { sandbox, signedIn } = testSandbox();

const point = (data: string, rentabilidade: number, ipca: number) => ({
  ano: 2026,
  mes: Number(data.slice(5, 7)),
  rentabilidade,
  ipca,
  data,
});
const GRAPH = {
  graph: [point('2026-10-20', -1.5, 0.4), point('2026-11-20', 1271.84, 0.9)],
  total: { rentability: 1271.84, ipca: 0.9 },
};

/** A server with one graph. It keeps what it was asked. */
const serving = (graph: object) => {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(new URL(url).pathname);
    return Promise.resolve(new Response(JSON.stringify(graph)));
  };
  return { asked, fetch };
};

describe('yield', () => {
  it('prints a table of portfolio and IPCA for each day, and their totals', async () => {
    const { exit, out } = await (await signedIn('ana')).portal('yield', serving(GRAPH));
    expect(exit).toBe(0);
    expect(out.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['Data', 'Carteira', 'IPCA'],
      [expect.stringMatching(/^─+$/), expect.stringMatching(/^─+$/), expect.stringMatching(/^─+$/)],
      ['20/10/2026', '-1,50%', '0,40%'],
      ['20/11/2026', '1.271,84%', '0,90%'],
      ['Total', '1.271,84%', '0,90%'],
      [''],
    ]);
  });

  it('opens in a spreadsheet', async () => {
    const { out } = await (await signedIn('ana')).portal('yield --csv', serving(GRAPH));
    expect(out.trimEnd().split('\r\n').slice(1)).toEqual(['20/10/2026;-1,50;0,40', '20/11/2026;1271,84;0,90']);
  });

  it('asks for the chosen period without pension, max by default [R496] [R497] [R498]', async () => {
    const { portal } = await signedIn('ana');
    const server = serving(GRAPH);
    for (const words of ['', ' --period 12m', ' --period 6m', ' --period 1m', ' --period max'])
      await portal(`yield${words}`, server);
    const graph = '/api/rentability/graph/v5/nao_previdencia';
    expect(server.asked).toEqual(['max', '12m', '6m', '1m', 'max'].map((at) => `${graph}/${at}/${ANA}`));
  });

  it('asks for the current year by its number, in São Paulo (decision Q073)', async () => {
    const { portal } = await signedIn('ana');
    const server = serving(GRAPH);
    for (const iso of ['2027-01-01T02:59:59Z', '2027-01-01T03:00:00Z'])
      await portal('yield --period year', { ...server, clock: clockAt(iso) });
    const graphs = server.asked.filter((path) => path.includes('/graph/'));
    expect(graphs.map((path) => path.split('/').at(-2))).toEqual(['2026', '2027']);
  });

  it('asks the server for the year first (decision 0163)', async () => {
    await control(sandbox, 'POST clock', { set: '2028-02-10T15:00:00Z' });
    const { portal } = await signedIn('ana');
    const asked: string[] = [];
    const fetch: Fetch = (url, init) => {
      asked.push(new URL(url).pathname);
      return sandbox.fetch(url, init);
    };
    expect((await portal('yield --period year --json', { fetch })).exit).toBe(0);
    expect(asked.at(-1)).toMatch(/\/2028\/\d+$/);
    await control(sandbox, 'POST clock', { reset: true });
  });
});
