import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { SeverityNumber, type LogAttributes } from '@opentelemetry/api-logs';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { Configuration } from '../../composition/configuration.ts';
import { patternOf } from '../routing/matching.ts';
import type { Telemetry } from './telemetry.ts';
import { toldOf } from './told-error.ts';

/** An error that repeats itself is told so often in one load of the page. */
const MOST_FAILURES = 20;

/** What both kinds of records come from. */
const NAME = 'portal';

/**
 * Starts to tell an OpenTelemetry collector of errors and web vitals as logs, and of calls as spans, which the server's
 * continue. The libraries try again a few times within ten seconds, and then forget.
 */
export const startTelling = ({ collector, version, brand }: Configuration, window: Window): Telemetry => {
  const at = (signal: string) => ({ url: new URL(`${collector}/v1/${signal}`, window.location.origin).href });
  const resource = resourceFromAttributes({ 'service.name': NAME, 'service.version': version });
  const logs = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter(at('logs')) })],
  }).getLogger(NAME);
  const tracer = new BasicTracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(at('traces')))],
  }).getTracer(NAME);

  const routeOf = (path: string) => ({ 'url.template': patternOf(path, brand.slug) ?? 'none' });
  const routeNow = () => routeOf(window.location.pathname);
  let failures = 0;
  const tell = (eventName: string, attributes: LogAttributes): void => {
    if ((failures += 1) > MOST_FAILURES) return;
    logs.emit({ eventName, severityNumber: SeverityNumber.ERROR, attributes: { ...routeNow(), ...attributes } });
  };
  const vital = ({ name, value, rating, navigationURL = window.location.href }: MetricType): void =>
    logs.emit({
      eventName: 'browser.web_vital',
      severityNumber: SeverityNumber.INFO,
      attributes: {
        // A vital is of the page that was loaded, and may come on a later one.
        ...routeOf(new URL(navigationURL).pathname),
        'browser.web_vital.name': name.toLowerCase(),
        'browser.web_vital.value': value,
        'browser.web_vital.rating': rating,
      },
    });
  for (const hear of [onCLS, onFCP, onINP, onLCP, onTTFB]) hear(vital);

  return {
    failed: (what) => {
      if (what instanceof Response) tell('server_failure', outcomeOf(what));
      else if (what instanceof Error) {
        const { type, places } = toldOf(what);
        tell('exception', { 'exception.type': type, 'exception.stacktrace': places });
      }
    },
    begin: (method) => {
      const attributes = { 'http.request.method': method, ...routeNow() };
      const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes });
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-0${(traceFlags & TraceFlags.SAMPLED).toString()}`,
        end: (answer) => {
          if (answer === undefined || answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          if (answer !== undefined) span.setAttributes(outcomeOf(answer));
          span.end();
        },
      };
    },
  };
};

/** The server's name of a request leads to the lines of its log. @see decision 0405 */
const outcomeOf = ({ status, headers }: Response) => ({
  'http.response.status_code': status,
  'http.response.header.x-request-id': [/^[\w-]{1,36}$/.exec(headers.get('x-request-id') ?? '')?.[0] ?? ''],
});
