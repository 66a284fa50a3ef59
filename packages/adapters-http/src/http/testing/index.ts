import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { Hold } from '@aroeira/domain/access';
import { newDevice, session } from '@aroeira/domain/access/testing';
import type { DeviceInfo } from '../../access/device-info.ts';
import { makeHttpClient } from '../http-client.ts';
import type { SessionEnd } from '../session-refresh.ts';
import type { Fetch } from '../transport.ts';

export { arrangeCase } from './arranged-case.ts';
export { control } from './control.ts';
export { callsOf, recordedAnswers, unheardRefusals } from './recorded-examples.ts';

export {
  documentOf,
  OPERATIONS,
  PASSWORD,
  readPdf,
  sandboxOfFile,
  type PersonaKey,
  type SandboxOfFile,
} from '@aroeira/sandbox/testing';

/** A request as a server sees it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

export const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

/** A hand-written server: it keeps each request, and a function makes the answer. */
export const serverBy = (
  answer: (seen: Seen) => Response | Promise<Response>,
): { readonly fetch: Fetch; readonly seen: Seen[] } => {
  const seen: Seen[] = [];
  return {
    seen,
    fetch: async (url, { method = 'GET', headers, body }) => {
      const request = {
        method,
        url,
        headers: new Headers(headers),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      };
      seen.push(request);
      return answer(request);
    },
  };
};

export const isRefresh = ({ url }: Seen): boolean => url.includes('refresh-token');

/** The tokens of a refresh that succeeds. */
export const renewed = { access: 'access-2', refresh: 'refresh-2' };
export const renewing = (): Response => json(200, { token: renewed.access, refreshToken: renewed.refresh });

/** A server that takes one access token, and answers a refresh as the test says. */
export const serverTaking = (token: string, refresh: () => Response | Promise<Response>) =>
  serverBy((seen) => {
    if (isRefresh(seen)) return refresh();
    return seen.headers.get('authorization') === `Bearer ${token}` ? json(200, { ok: true }) : json(401, {});
  });

/** What a test tells the server of its device. */
export const deviceInfo: DeviceInfo = { type: 'web', userAgent: 'test', language: 'pt-BR', appVersion: '1.0.72' };

/** A client of a server, on a device where ana is signed in. The test may change `device`. */
export const clientOf = ({ fetch }: { readonly fetch: Fetch }, baseUrl = 'http://api.test/api') => {
  const device = newDevice();
  device.session.write(session())();
  const scheduler = manualScheduler();
  const ends: SessionEnd[] = [];
  const holds: Hold[] = [];
  const open = (memory = device) =>
    makeHttpClient({
      baseUrl,
      fetch,
      memory,
      scheduler,
      deviceType: 'web',
      onSessionEnd: (reason) => void ends.push(reason),
      onHold: (hold) => void holds.push(hold),
    });
  return { http: open(), open, device, scheduler, ends, holds };
};

/** A client of a server that gives one answer to everything. */
export const answering = (status: number, body: unknown) => {
  const server = serverBy(() => json(status, body));
  /** The calls that the server saw: `GET /terms`. */
  const calls = () => server.seen.map(({ method, url }) => `${method} ${url.replace('http://api.test/api', '')}`);
  return { http: clientOf(server).http, seen: server.seen, calls };
};
