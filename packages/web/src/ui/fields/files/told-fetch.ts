/**
 * Sends a request as `fetch` does, and tells how much of its body is sent. It rejects without an answer, and after a
 * redirect.
 *
 * @param hearSent hears the share, from 0 to 1
 * @see decision 0207
 */
export const toldFetch = (
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  hearSent: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new TypeError('No answer'));
    request.open(method, url);
    request.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => hearSent(total === 0 ? 0 : loaded / total));
    for (const end of ['error', 'abort', 'timeout'] as const) request.addEventListener(end, lost);
    request.addEventListener('load', () => (isAt(url, request) ? resolve(answerOf(request)) : lost()));
    if (signal?.aborted === true) return lost();
    signal?.addEventListener('abort', () => request.abort());
    request.send(typeof body === 'string' ? body : null);
  });

/** Whether the answer comes from the address of the request. A browser follows a redirect without asking. */
const isAt = (url: string, { responseURL }: XMLHttpRequest): boolean =>
  responseURL === new URL(url, window.location.href).href;

/** The statuses of answers that have no body. A `Response` refuses one. */
const BODILESS = [204, 205, 304];

const answerOf = (request: XMLHttpRequest): Response => {
  const { status } = request;
  // The type that this request asked for.
  const bytes = request.response as ArrayBuffer;
  return new Response(BODILESS.includes(status) ? null : bytes, { status, headers: headersOf(request) });
};

/** Reads `name: value` lines. */
const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        return colon < 1 ? [] : [[line.slice(0, colon), line.slice(colon + 1).trim()]];
      }),
  );
