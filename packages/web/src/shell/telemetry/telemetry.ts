import type { Configuration } from '../../composition/configuration.ts';
import { idle } from '../idle.ts';

/** A call of the API that is under way. */
interface ToldCall {
  /** @see W3C Trace Context */
  readonly traceparent: string;
  /** @param answer `undefined` when none came */
  readonly end: (answer: Response | undefined) => void;
}

/** Tells whoever runs the portal what happens in it. Nothing of a person is in that. @see decision 0421 */
export interface Telemetry {
  /** @param what an error that nobody handled, or an answer by which the server says that it failed */
  readonly failed: (what: unknown) => void;
  /** Begins the trace of a call, where one is kept. */
  readonly begin: (method: string) => ToldCall | undefined;
}

/** What holds without a collector. */
const SILENT: Telemetry = { failed: () => undefined, begin: () => undefined };

/** Tells the collector of the deployment. What that takes loads when the page rests, and what failed until then waits for it. */
export const makeTelemetry = (configuration: Configuration): Telemetry => {
  if (configuration.collector === undefined) return SILENT;
  let now = SILENT;
  const coming = idle(window)
    .then(() => import('./opentelemetry.adapter.ts'))
    .then(({ startTelling }) => (now = startTelling(configuration, window)))
    // Nobody waits for it.
    .catch(() => SILENT);
  const failed = (what: unknown): void => void coming.then((telemetry) => telemetry.failed(what));
  window.addEventListener('error', ({ error }) => failed(error));
  window.addEventListener('unhandledrejection', ({ reason }) => failed(reason));
  return { failed, begin: (method) => now.begin(method) };
};
