import type { FastifyInstance } from 'fastify';
import { takeAttempt } from '../access/attempts.sql.ts';
import { violationsFromAddress } from '../access/limits.ts';
import type { Services } from './api.ts';

/** Where a browser tells what the content security policy refused. */
export const VIOLATIONS_PATH = '/policy-violations';

const AT_MOST_BYTES = 8 * 1024;

/** The words of the policy and of browsers that a line of the log may have. Any other text may hold what a person typed. */
const DIRECTIVES = /^(?:default|script|style|img|font|connect|worker|manifest|object|frame|media)-src(?:-elem|-attr)?$/;
const OTHERS = new Set(['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types']);
const BLOCKED = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy']);
/** A file of the build. */
const OUR_FILE = /\/assets\/[\w-]+(?:\.[\w-]+)*$/;

const isDirective = (text: string): boolean => DIRECTIVES.test(text) || OTHERS.has(text);

const reportIn = (body: unknown): Readonly<Record<string, unknown>> => {
  const { 'csp-report': report } = Object(body) as Record<string, unknown>; // an object of any kind
  return Object(report) as Record<string, unknown>; // as above
};

/** What may stand in the log of a report that anybody can send. */
const knownOf = (body: unknown) => {
  const report = reportIn(body);
  const text = (name: string): string => (typeof report[name] === 'string' ? report[name] : '');
  const line = report['line-number'];
  return {
    directive: [text('effective-directive'), text('violated-directive')].find(isDirective) ?? 'other',
    blocked: BLOCKED.has(text('blocked-uri')) ? text('blocked-uri') : 'other',
    file: OUR_FILE.exec(text('source-file'))?.[0] ?? 'other',
    line: Number.isSafeInteger(line) ? line : 0,
  };
};

/** Hears what browsers refused. A report is small, few of one address count, and its own words stay out. @see decision 0395 */
export const hearViolations = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRequest', ({ ip }) => takeAttempt(services, violationsFromAddress(ip)));
    scope.removeAllContentTypeParsers();
    const parse = scope.getDefaultJsonParser('remove', 'remove');
    scope.addContentTypeParser('application/csp-report', { parseAs: 'string', bodyLimit: AT_MOST_BYTES }, parse);
    scope.post(VIOLATIONS_PATH, { schema: { hide: true }, bodyLimit: AT_MOST_BYTES }, async ({ body, log }, reply) => {
      log.warn(knownOf(body), 'policy violation');
      return reply.code(204).send();
    });
  });
};
