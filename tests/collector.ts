import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: object;
}

interface Recorded {
  readonly attributes: readonly Attribute[];
}

interface LogRecord extends Recorded {
  readonly eventName: string;
}

export interface Span extends Recorded {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

/** What OTLP sends as JSON. */
interface Sent {
  readonly resourceLogs?: readonly { readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[] }[];
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** The attributes of a record, without the names of their types. */
export const told = ({ attributes }: Recorded): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of this machine, which browsers of any origin may tell. @param status what it answers */
export const startCollector = async (status = 200) => {
  /** Each request with all that came in it. */
  const requests: string[] = [];
  const bodies: Sent[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push([request.method, request.url, ...request.rawHeaders, body].join('\n'));
      // The libraries send it; a change of its shape fails the journeys at once.
      if (request.method === 'POST') bodies.push(JSON.parse(body) as Sent);
      const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
      response.writeHead(request.method === 'OPTIONS' ? 204 : status, allowed).end('{}');
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    logs: (eventName: string) =>
      bodies
        .flatMap(({ resourceLogs = [] }) => resourceLogs.flatMap(({ scopeLogs }) => scopeLogs))
        .flatMap(({ logRecords }) => logRecords.filter((record) => record.eventName === eventName).map(told)),
    spans: () =>
      bodies
        .flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
        .flatMap(({ spans }) => spans),
    stop: () => server.close(),
  };
};
