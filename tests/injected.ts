import { randomUUID } from 'node:crypto';
import { documentOf, PERSONA_PASSWORD, type PersonaKey } from '@aroeira/sandbox';
import type { Page } from '@playwright/test';

/** What other programs take for code, a formula or an order of letters. In a page, `ran` is set where one of them runs. */
export const INJECTIONS = [
  '<img src=x onerror=ran=1>',
  '"><svg onload=ran=1>',
  "');ran=1;//",
  'javascript:ran=1',
  '{{ran=1}}${ran=1}',
  "' or 1=1 --",
  '=1+1',
  '@SUM(A1)',
  '\u202Egnp.exe\u202C',
  'a\u0007\u001B[31mb',
] as const;

/** What ran, or became an element, of the texts. */
export const ranIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...('ran' in window ? ['ran'] : []),
    ...[...document.querySelectorAll('[onerror], [onload], img[src="x"], [href^="javascript:" i]')].map(
      (each) => each.outerHTML,
    ),
  ]);

/** Hears what breaks in a page. */
export const brokenIn = (page: Page): string[] => {
  const broken: string[] = [];
  page.on('pageerror', ({ message }) => broken.push(message));
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    broken.push(dialog.message());
    return void dialog.dismiss();
  });
  return broken;
};

type Json = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a schema takes such a text. */
const takesText = ({ type, format, pattern, ...rest }: Json): boolean =>
  type === 'string' &&
  format === undefined &&
  !('enum' in rest || 'const' in rest) &&
  (typeof pattern !== 'string' || INJECTIONS.every((text) => new RegExp(pattern, 'u').test(text)));

/** The places of free text in a body: the names and numbers that lead there, and the longest text. */
interface Place {
  readonly at: readonly string[];
  readonly most: number;
}

const placesIn = (schema: Json, example: unknown, at: readonly string[] = []): readonly Place[] => {
  const choices = listOf(schema['anyOf']).map(fieldsOf);
  if (choices.length > 0) return choices.flatMap((choice) => placesIn(choice, example, at));
  if (takesText(schema)) return [{ at, most: Number(schema['maxLength'] ?? 200) }];
  if (schema['type'] === 'array')
    return listOf(example).flatMap((each, place) => placesIn(fieldsOf(schema['items']), each, [...at, String(place)]));
  const given = fieldsOf(example);
  return Object.entries(fieldsOf(schema['properties'])).flatMap(([name, inner]) =>
    name in given ? placesIn(fieldsOf(inner), given[name], [...at, name]) : [],
  );
};

const withText = (value: unknown, [name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return text;
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === name ? withText(each, rest, text) : each));
  return { ...fieldsOf(value), [name]: withText(fieldsOf(value)[name], rest, text) };
};

interface Sending {
  readonly method: string;
  readonly path: string;
}

interface Writing extends Sending {
  readonly what: string;
  readonly example: unknown;
  readonly places: readonly Place[];
}

/** What a session stands on is no text of a page, and would end here. */
const OF_SESSIONS = /auth|revoke|refresh|password|blockedDevice|mfa|sandbox/i;

const writingsOf = async (origin: string): Promise<readonly Writing[]> => {
  const { paths } = fieldsOf(await (await fetch(`${origin}/openapi.json`)).json());
  return Object.entries(fieldsOf(paths)).flatMap(([path, methods]) =>
    Object.entries(fieldsOf(methods)).flatMap(([method, described]) => {
      const { requestBody, parameters } = fieldsOf(described);
      const { schema, example } = fieldsOf(fieldsOf(fieldsOf(fieldsOf(requestBody)['content'])['application/json']));
      const places = OF_SESSIONS.test(path) ? [] : placesIn(fieldsOf(schema), example);
      const shown = new Map(listOf(parameters).map((each) => [fieldsOf(each)['name'], fieldsOf(each)['example']]));
      const filled = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => String(shown.get(name)));
      return places.length === 0 ? [] : [{ what: `${method} ${path}`, method, path: filled, example, places }];
    }),
  );
};

/** Signs somebody in on a device with such a name. @returns how to call as that client */
const callerAt = async (origin: string, persona: PersonaKey) => {
  const send = ({ method, path }: Sending, body: unknown, session: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}${path}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...session },
      body: JSON.stringify(body),
    });
  const deviceInfo = {
    type: 'web',
    userAgent: INJECTIONS.join(' '),
    language: INJECTIONS[0],
    appVersion: INJECTIONS[1],
  };
  const signIn = { document: documentOf(persona), password: PERSONA_PASSWORD, deviceInfo };
  const { token, loginId } = fieldsOf(await (await send({ method: 'post', path: '/api/auth/login/1' }, signIn)).json());
  const headers = { authorization: `Bearer ${String(token)}`, 'login-id': String(loginId) };
  return async (writing: Sending, body: unknown) => (await send(writing, body, headers)).ok;
};

/** Writes such a text into each free text of the API, as each of these clients. @returns the places that took one */
export const injectByApi = async (origin: string, personas: readonly PersonaKey[]): Promise<readonly string[]> => {
  const writings = await writingsOf(origin);
  const took = new Set<string>();
  let next = 0;
  for (const persona of personas) {
    const send = await callerAt(origin, persona);
    for (const writing of writings) {
      let body = writing.example;
      for (const { at, most } of writing.places) {
        const text = (INJECTIONS[next % INJECTIONS.length] ?? '').slice(0, most);
        const other = withText(body, at, text);
        if (!(await send(writing, other))) continue;
        body = other;
        next += 1;
        took.add(`${writing.what} ${at.join('.')}`);
      }
    }
  }
  return [...took].toSorted();
};
