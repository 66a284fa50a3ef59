import type { FastifyInstance } from 'fastify';
import leven from 'leven';

const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isAny = (part: string): boolean => part.startsWith(':') || part === '*' || /^\{.*\}$/s.test(part);

const split = (on: string): readonly [method: string, path: string] => {
  const [method = '', path = ''] = on.trim().split(/\s+/);
  return [method.toUpperCase(), path];
};

/**
 * Whether a fault on these calls affects a call. It compares part by part: a pattern made of foreign text could take
 * any time.
 * @param on `GET /clients/:id`
 * @param path the path under `/api` without its query, or the path of a route
 */
export const matches = (on: string, method: string, path: string): boolean => {
  const [faultMethod, faultPath] = split(on);
  const [written, given] = [partsOf(faultPath), partsOf(path)];
  const isOpen = written.at(-1) === '**';
  const expected = isOpen ? written.slice(0, -1) : written;
  return (
    (faultMethod === method || faultMethod === '*') &&
    (isOpen ? expected.length <= given.length : expected.length === given.length) &&
    expected.every((part, i) => part === given[i] || isAny(part) || isAny(given[i] ?? ''))
  );
};

/** Keeps a list of the calls that are added to the app from now on: `GET /clients/:id`. */
export const listCalls = (app: FastifyInstance, calls: string[]): void => {
  app.addHook('onRoute', ({ method, url, prefix }) => {
    for (const one of [method].flat()) calls.push(`${one} ${url.slice(prefix.length)}`);
  });
};

/** The call that was meant, if a fault on these calls can affect none of the server's. */
export const meantInstead = (on: string, calls: readonly string[]): string | undefined => {
  if (calls.some((call) => matches(on, ...split(call)))) return undefined;
  const [method, path] = split(on);
  const meant = `${method} ${path.replace(/\?.*$/s, '').replace(/^\/api(?=\/)/, '')}`;
  const distances = calls.map((call) => ({ call, far: matches(meant, ...split(call)) ? 0 : leven(meant, call) }));
  return distances.reduce((near, other) => (other.far < near.far ? other : near)).call;
};
