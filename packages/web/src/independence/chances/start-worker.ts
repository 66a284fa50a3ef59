import type { SimulationAnswer, StartWorker } from './worker-simulate.ts';

/** Starts the worker from its own file: the content security policy takes workers of this origin only. */
export const startWorker: StartWorker = (heard, lost) => {
  const worker = new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationAnswer>) => heard(data));
  worker.addEventListener('error', lost);
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
