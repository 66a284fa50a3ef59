import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { portOf } from '../http/port-of.ts';
import { PERSONA_PASSWORD, personaOf } from '../personas/personas.seed.ts';
import { startSandbox } from '../start-sandbox.ts';
import { callsTo } from '../testing/calls.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

interface Traces {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

/** Does some work in a sandbox that tells a collector. @returns the bodies that the collector got */
const told = async (work: (url: string) => Promise<void>): Promise<string[]> => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => void collector.listen(0, '127.0.0.1', ready));
  const collectorUrl = `http://127.0.0.1:${String(portOf(collector))}`;
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, collectorUrl });
  await work(sandbox.url);
  await sandbox.close();
  collector.close();
  return bodies;
};

it('tells a collector of a request and its statements, in the trace of the caller, and nothing of a person', async () => {
  const ana = personaOf('ana');
  const secrets: string[] = [ana.document, ana.email, PERSONA_PASSWORD, ana.name.split(' ')[0] ?? ana.name];
  const bodies = await told(async (url) => {
    const calls = callsTo({
      fetch: (asked, init) => fetch(new URL(new URL(asked).pathname + new URL(asked).search, url), init),
      outbox: async () => [],
    });
    const { token, refreshToken, loginId } = await calls.signedIn('ana');
    secrets.push(token, refreshToken, loginId);
    const traceparent = `00-${TRACE}-${PARENT}-00`;
    const { status } = await calls.call(`GET /api/clients/${String(ana.id)}?x=${ana.document}`, {
      token,
      headers: { traceparent },
    });
    expect(status).toBe(200);
  });
  const spans = bodies.flatMap((body) =>
    (JSON.parse(body) as Traces).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const request = spans.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"aroeira"}}');
  expect(request).toMatchObject({ name: 'GET /api/clients/:id', traceId: TRACE });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.length).toBeGreaterThan(0);
  expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
  expect(JSON.stringify(statements)).toContain('from \\"sessions\\"');
  // A statement of a call with a body belongs to its request too.
  const signIn = spans.find(({ name }) => name === 'POST /api/auth/login/1');
  const ofSignIn = spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId);
  expect(JSON.stringify(ofSignIn)).toContain('insert into \\"sessions\\"');
  const said = bodies.join('\n');
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
}, 60_000);

it('stops as ever when the collector does not answer', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => void silent.listen(0, '127.0.0.1', ready));
  const collectorUrl = `http://127.0.0.1:${String(portOf(silent))}`;
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, collectorUrl });
  expect((await fetch(`${sandbox.url}/health/live`)).status).toBe(200);
  await expect(sandbox.close()).resolves.toBeUndefined();
  silent.closeAllConnections();
  silent.close();
}, 15_000);
