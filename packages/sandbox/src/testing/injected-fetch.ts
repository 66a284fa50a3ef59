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

type Sent = Parameters<typeof globalThis.fetch>;

/** Reads a call. A `Request` of the platform takes as long as a short answer, so a call of plain text makes none. */
const readCall = async ([input, init = {}]: Sent) => {
  const { method = 'GET', body = '' } = init;
  const headers = new Headers(init.headers);
  // Without a type the platform chooses one.
  if (!(input instanceof Request) && typeof body === 'string' && (body === '' || headers.has('content-type')))
    return { url: new URL(input), method, headers, payload: body };
  const request = new Request(input, init);
  const payload = Buffer.from(await request.arrayBuffer());
  return { url: new URL(request.url), method: request.method, headers: request.headers, payload };
};

const send = async (app: FastifyInstance, sent: Sent): Promise<Response> => {
  const { url, method, headers, payload } = await readCall(sent);
  const answer = await app.inject({
    method: method as HTTPMethods,
    url: `${url.pathname}${url.search}`,
    headers: { host: hostOf(url), ...Object.fromEntries(headers) },
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
  (...sent) => {
    const answer = send(app, sent).catch((cause: unknown) => {
      throw new TypeError('fetch failed', { cause });
    });
    const signal = sent[1]?.signal ?? (sent[0] instanceof Request ? sent[0].signal : undefined);
    return signal === undefined ? answer : Promise.race([answer, aborted(signal)]);
  };
