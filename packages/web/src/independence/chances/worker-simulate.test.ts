import { chancesOf, simulationOf } from '@aroeira/domain/independence';
import { plan } from '@aroeira/domain/independence/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { makeWorkerSimulate, type SimulationAnswer, type SimulationRequest } from './worker-simulate.ts';

const of = plan();
const simulation = { ...simulationOf(of, undefined), paths: 3 };

/** A worker that answers when the test says so. */
const slowWorker = () => {
  const asked: SimulationRequest[] = [];
  const workers: { readonly heard: (answer: SimulationAnswer) => void; readonly lost: () => void }[] = [];
  const ended: number[] = [];
  const simulate = makeWorkerSimulate((heard, lost) => {
    const number = workers.push({ heard, lost });
    return { ask: (request) => void asked.push(request), end: () => void ended.push(number) };
  });
  const answer = ({ id, plan: given, simulation: wanted }: SimulationRequest) =>
    workers.at(-1)?.heard({ id, chances: chancesOf(given, wanted) });
  return { simulate, asked, workers, ended, answer };
};

it('gives each answer to its question, from one worker', async () => {
  const { simulate, asked, workers, answer } = slowWorker();
  const [one, other] = [simulate(of, simulation)(), simulate(of, { ...simulation, seed: 5 })()];
  expect(asked).toHaveLength(2);
  for (const request of asked.toReversed()) answer(request);
  expect(await one).toEqual(chancesOf(of, simulation));
  expect(await other).toMatchObject({ right: { seed: 5 } });
  expect(workers).toHaveLength(1);
});

it('fails what waits for a lost worker, and starts another one', async () => {
  const { simulate, asked, workers, ended, answer } = slowWorker();
  const waiting = simulate(of, simulation)();
  workers[0]?.lost();
  expect(await waiting).toEqual(E.left({ _tag: 'NotSimulated' }));
  expect(ended).toEqual([1]);
  const again = simulate(of, simulation)();
  for (const request of asked.slice(1)) answer(request);
  expect(E.isRight(await again)).toBe(true);
  expect(workers).toHaveLength(2);
});
