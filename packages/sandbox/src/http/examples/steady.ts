import { createHash } from 'node:crypto';
import { PNG } from '../../registration/testing/sent-records.ts';

/** When the examples happen. It is a Wednesday, at noon in São Paulo. */
export const THEN = new Date('2026-03-11T15:00:00Z');

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Examples show so many entries of a long list. */
const MOST_ENTRIES = 3;
const LONG_FILE = 1000;

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** An access token: a text of JSON and two more parts. */
const isToken = (value: string): boolean => value.startsWith('eyJ') && value.split('.').length === 3;
/** A world of the examples, as a name or as a part of a host. */
const WORLD = /\bexample-\d+(\.|\b)/g;
const CODE = /\b\d{6}\b/g;
const PASSWORD = /\b\w{4}-\w{4}-\w{4}\b/g;
const HEX = /^[\da-f]{16,}$/;
const SIGNING_PAGE = '/assinatura/';

/** Made at random: no word is so long, and has letters of both kinds. */
const isRandom = (value: string): boolean =>
  value.length >= 30 && /^[\w+/=-]+$/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value);

const hexOf = (seed: string, length: number): string => {
  let hex = '';
  while (hex.length < length) hex += createHash('sha256').update(`${seed}${hex.length}`).digest('hex');
  return hex.slice(0, length);
};

const uuidOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A moment without the seconds that the machine took. The server tells the time of this machine for its worlds. */
const steadyMoment = (text: string): string => {
  const time = Date.parse(text);
  const isOfMachine = Math.abs(time - Date.now()) < DAY_MS;
  return new Date(isOfMachine ? THEN : Math.floor(time / MINUTE_MS) * MINUTE_MS).toISOString();
};

/** The numbers that come from the time of this machine. */
const TAKEN: Readonly<Record<string, number>> = {
  offsetMs: -DAY_MS,
  ms: 12,
  expiresAt: (THEN.getTime() + 10 * MINUTE_MS) / 1000,
};

/** Replaces random values by values that are the same in each run. Equal values become equal ones. */
export const makeSteady = () => {
  const known = new Map<string, string>();
  const named = (kind: string, value: string, make: (place: number) => string): string => {
    const key = `${kind} ${value}`;
    const place = [...known.keys()].filter((each) => each.startsWith(`${kind} `)).length + 1;
    const made = known.get(key) ?? make(place);
    known.set(key, made);
    return made;
  };
  const random = (value: string): string =>
    named('random', value, (place) =>
      Buffer.from(hexOf(`text ${place}`, 200), 'hex')
        .toString('base64url')
        .slice(0, Math.min(value.length, 64)),
    );
  const text = (value: string): string => {
    if (value.startsWith('%PDF')) return PDF;
    if (value.startsWith('JVBER')) return Buffer.from(PDF).toString('base64');
    if (/^(iVBOR|\/9j\/|Qk)/.test(value)) return value.length > LONG_FILE ? PNG : value;
    if (value.startsWith('<svg')) return '<svg xmlns="http://www.w3.org/2000/svg"/>';
    if (HEX.test(value)) return named('hex', value, (place) => hexOf(`hex ${place}`, value.length));
    if (isToken(value)) return 'eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiJleGFtcGxlIn0.c2lnbmF0dXJl';
    if (/^\d{6}$/.test(value)) return '123456';
    const steady = value
      .replaceAll(WORLD, (_, end: string) => (end === '.' ? '' : 'example'))
      .replaceAll(UUID, (uuid) => named('uuid', uuid, uuidOf))
      .replaceAll(MOMENT, steadyMoment);
    return steady === value && isRandom(value) ? random(value) : steady;
  };
  const signing = (value: string): string => {
    const [before = '', code] = value.split(SIGNING_PAGE);
    return code === undefined ? value : `${before}${SIGNING_PAGE}${random(code)}`;
  };
  const letter = (value: string): string =>
    signing(text(value).replaceAll(PASSWORD, 'Ab3d-Ef5g-Hj7k').replaceAll(CODE, '123456'));
  const of = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return ['text', 'signUrl', 'url'].includes(name) ? letter(value) : text(value);
    if (Array.isArray(value)) return value.map((each) => of(each, name));
    if (typeof value === 'number') return TAKEN[name] ?? value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, of(each, key)]));
  };
  return of;
};

/** An answer with the first entries of its long lists. */
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
};
