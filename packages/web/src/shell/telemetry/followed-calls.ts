import type { Telemetry } from './telemetry.ts';

/** A call of the API, with what its adapter declares of it. */
type Call<Declared> = (url: string, init: RequestInit, declared?: Declared) => Promise<Response>;

/** Makes each call part of a trace, where one is kept, and tells of an answer by which the server says that it failed. */
export const followed =
  <Declared>(telemetry: Telemetry, fetch: Call<Declared>): Call<Declared> =>
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
