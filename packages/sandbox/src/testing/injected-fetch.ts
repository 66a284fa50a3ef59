import type { FastifyInstance, HTTPMethods } from 'fastify';

const WITHOUT_BODY = new Set([101, 204, 205, 304]);

const toHeaders = (raw: Readonly<Record<string, number | string | readonly string[] | undefined>>): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one));
  return headers;
};

/** The calls of tests go to a name that a stranger could own, and the server refuses those. */
const hostOf = ({ host }: URL): string => (host === 'sandbox.test' ? 'localhost' : host);

const send = async (app: FastifyInstance, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const payload = Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({
    method: request.method as HTTPMethods,
    url: `${url.pathname}${url.search}`,
    headers: { host: hostOf(url), ...Object.fromEntries(request.headers) },
    ...(payload.length > 0 ? { payload } : {}),
  });
  const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers: toHeaders(answer.headers) });
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** Makes a fetch that calls an app in this process, without a socket. It takes any origin. A failure is a TypeError, as in fetch. */
export const fetchInto =
  (app: FastifyInstance): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const answer = send(app, request).catch((cause: unknown) => {
      throw new TypeError('fetch failed', { cause });
    });
    return Promise.race([answer, aborted(request.signal)]);
  };
