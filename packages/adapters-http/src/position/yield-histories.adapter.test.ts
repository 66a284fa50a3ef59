import { ANA } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { graphWire, makeHttpYieldHistories } from './index.ts';

const point = { ano: 2026, mes: 11, rentabilidade: 71.84, ipca: 26.17, data: '2026-11-20' };
const total = { rentability: 71.84, ipca: 26.17 };

const ask = async (body: unknown, period = 'max') => {
  const { calls, http } = answering(200, body);
  return { answer: await makeHttpYieldHistories(http).of(ANA, period)(), calls };
};

describe('the yield of a period', () => {
  it('is asked for without pension, by the document and the chosen period [R497] [R498]', async () => {
    for (const period of ['max', '2026']) {
      const { calls } = await ask({ graph: [], total }, period);
      expect(calls()).toEqual([`GET /rentability/graph/v5/nao_previdencia/${period}/63287253026`]);
    }
  });

  it('is read in our words, and written back as it was read', async () => {
    const body = { graph: [point], total };
    const { answer } = await ask(body);
    expect(E.map(graphWire)(answer)).toEqual(E.right(body));
    expect(answer).toEqual(
      E.right({
        points: [{ day: '2026-11-20', portfolio: 71.84, ipca: 26.17 }],
        total: { portfolio: 71.84, ipca: 26.17 },
      }),
    );
  });

  it('is read under the other names of the specification (decision Q074)', async () => {
    const { rentabilidade, ...named } = point;
    const graph = [
      { ...named, rentabilidadeMensal: rentabilidade },
      { ...point, rentabilidadeMensal: 1 },
    ];
    const others = { rentabilidadeTotal: 71.84, ipcaTotal: 26.17 };
    const expected = (await ask({ graph: [point, point], total })).answer;
    expect((await ask({ graph, total: others })).answer).toEqual(expected);
    expect((await ask({ graph, ...others })).answer).toEqual(expected);
    expect((await ask({ graph, total: { ...total, rentabilidadeTotal: 1, ipcaTotal: 1 } })).answer).toEqual(expected);
  });

  it.each([
    ['graph.0.data', { graph: [{ ...point, data: '2026-11-31' }], total }],
    ['graph.0.rentabilidade', { graph: [{ ...point, rentabilidade: undefined }], total }],
    ['graph.0.ipca', { graph: [{ ...point, ipca: '26,17' }], total }],
    ['total', { graph: [] }],
    ['total.rentability', { graph: [], total: { ipca: 1 } }],
  ])('is unreadable without %s', async (path, body) => {
    expect((await ask(body)).answer).toEqual(E.left({ _tag: 'Unreadable', path }));
  });
});
