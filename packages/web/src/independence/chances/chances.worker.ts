import { chancesOf } from '@aroeira/domain/independence';
import type { SimulationAnswer, SimulationRequest } from './worker-simulate.ts';

/** The worker that simulates plans, one after the other. */
self.addEventListener('message', ({ data: { id, plan, simulation } }: MessageEvent<SimulationRequest>) => {
  const answer: SimulationAnswer = { id, chances: chancesOf(plan, simulation) };
  self.postMessage(answer);
});
