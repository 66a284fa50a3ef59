import { setTimeout as wait } from 'node:timers/promises';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';

const END_MS = 1000;

/** Tells a collector of requests and of the statements that they made. Nothing of a person is in it. */
export interface Tracing {
  /** Follows the requests of an app. The first hooks must be these. */
  readonly follow: (app: FastifyInstance) => void;
  /** Hears of each statement at its end. */
  readonly heard: (statement: LogEvent) => void;
  /** Sends what is not sent yet. */
  readonly end: () => Promise<void>;
}

/**
 * Starts sending spans. The libraries read the other settings that begin with `OTEL_`, such as `OTEL_SERVICE_NAME`.
 *
 * @param url the address of the collector, which takes OTLP over HTTP below it
 * @see W3C Trace Context: `traceparent` of a request is the parent of its span
 */
export const startTracing = (url: string): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'aroeira' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    // A stranger may name a trace for theirs, and hides nothing by it.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer('aroeira');
  const contexts = new WeakMap<FastifyRequest, Context>();
  return {
    follow: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, headers, id } = request;
        const route = routeOptions.url ?? 'none';
        const attributes = { 'http.request.method': method, 'http.route': route, 'aroeira.request': id };
        const parent = propagation.extract(ROOT_CONTEXT, headers);
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
        const inSpan = trace.setSpan(parent, span);
        contexts.set(request, inSpan);
        context.with(inSpan, done);
      });
      // The events of a body come from the socket, which belongs to no request.
      app.addHook('preValidation', (request, _reply, done) =>
        context.with(contexts.get(request) ?? ROOT_CONTEXT, done),
      );
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.setAttribute('http.response.status_code', statusCode).end();
      });
    },
    heard: ({ level, query, queryDurationMillis }) => {
      // A statement of no request, such as one of a job, is the server's own.
      if (trace.getSpan(context.active()) === undefined) return;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql };
      const startTime = Date.now() - queryDurationMillis;
      const [verb = 'statement'] = /^[a-z]+/.exec(query.sql) ?? [];
      const span = tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes, startTime });
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    end: async () => {
      // Spans are no record: a collector that does not answer holds up no stop, and misses the last of them.
      await Promise.race([provider.shutdown().catch(() => undefined), wait(END_MS, undefined, { ref: false })]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
};
