import type { Fetch } from '@aroeira/adapters-http/http';
import type { Telemetry } from './telemetry.ts';

/** Makes each call part of a trace, where one is kept, and tells of an answer by which the server says that it failed. */
export const followed =
  (telemetry: Telemetry, fetch: Fetch): Fetch =>
  async (url, init, declared) => {
    const call = telemetry.begin(init.method ?? 'GET');
    const traced = call === undefined ? init : withHeader(init, 'traceparent', call.traceparent);
    let answer: Response | undefined;
    try {
      answer = await fetch(url, traced, declared);
    } finally {
      call?.end(answer);
    }
    if (answer.status >= 500) telemetry.failed(answer);
    return answer;
  };

const withHeader = (init: RequestInit, name: string, value: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
};
