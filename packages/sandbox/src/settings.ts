import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { FormatRegistry, Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { isPostgresUrl } from './database/server-pool.ts';
import { WORLD_LIMITS, type WorldLimits } from './worlds/worlds.controls.ts';

/** The command line or a setting is wrong. The message tells what is right. */
export class WrongUsage extends Error {}

export const DEFAULT_PORT = 4300;

export interface ServerSettings {
  /** 0 takes any free port. The default is 4300. */
  readonly port?: number;
  /** The address of a PostgreSQL for the data. A folder and the memory come before it. */
  readonly databaseUrl?: string;
  /** What a pooler before it lends a connection for: `session` without it. */
  readonly pooler?: 'session' | 'transaction';
  /** The address of the portal. The default is the sandbox's own address on this machine. */
  readonly portalUrl?: string;
  /** Addresses of the reverse proxies before the sandbox. With one, other machines can reach the sandbox. */
  readonly trustProxy?: string;
  /** The key of the controls, for callers on other machines. */
  readonly controlsKey?: string;
  /** How many worlds there may be, and for how long. */
  readonly worlds?: WorldLimits;
  /** The address of an OpenTelemetry collector. */
  readonly collectorUrl?: string;
  /** The lowest level of the lines on the error output: `warn` without it. */
  readonly logLevel?: string;
}

const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** A number of proxies is not enough: a client that goes past them could name any address. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (rest.length > 0) return false;
  if (bits === undefined) return version !== 0 || PROXY_RANGES.has(text);
  return version !== 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
};
FormatRegistry.Set('proxies', (text) => text.split(',').every((proxy) => isProxy(proxy.trim())));
FormatRegistry.Set('postgres', isPostgresUrl);
FormatRegistry.Set(
  'origin',
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
);

const atMost = (standard: number, description: string) =>
  Type.Optional(
    Type.Number({ multipleOf: 1, minimum: 1, maximum: 999_999, standard, description, right: 'a whole number from 1' }),
  );

/**
 * What the environment may set. `--help`, docs/settings.md and the checks come from here.
 *
 * `right` ends the sentence for a wrong one, `standard` is what holds without it, and a `isSecret` one may stand in a file.
 */
export const SETTINGS = Type.Object({
  PORT: Type.Optional(
    Type.Number({
      multipleOf: 1,
      minimum: 0,
      maximum: 65_535,
      standard: DEFAULT_PORT,
      right: 'a port: 0 to 65535',
      description: 'The port to listen on. 0 is any free one. `--port` comes before it.',
    }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String({
      isSecret: true,
      format: 'postgres',
      right: 'an address: postgres://user:password@host:port/database',
      description:
        'The PostgreSQL of the data. Without it the data is in a folder: `.data` in the project, or `--data`.',
    }),
  ),
  DATABASE_POOLER: Type.Optional(
    Type.Union([Type.Literal('session'), Type.Literal('transaction')], {
      standard: 'session',
      right: 'session or transaction',
      description:
        'How a pooler before that PostgreSQL, as PgBouncer, lends its connections. `transaction` costs two more questions for each statement alone.',
    }),
  ),
  PORTAL_URL: Type.Optional(
    Type.String({
      format: 'origin',
      right: 'an origin without a slash at its end: https://portal.example',
      description:
        'The address that links in e-mails begin with, and that search engines show. A portal under a name of its own needs it: at an unknown host the API answers 421. So do servers that share a PostgreSQL behind a proxy.',
    }),
  ),
  TRUST_PROXY: Type.Optional(
    Type.String({
      format: 'proxies',
      right: `addresses or ranges with commas between, or ${[...PROXY_RANGES].join(', ')}: 10.0.0.7,10.0.0.0/8`,
      description:
        'The reverse proxies before the server, so that limits count clients and not the proxy. Without it X-Forwarded-For counts for nothing.',
    }),
  ),
  SANDBOX_KEY: Type.Optional(
    Type.String({
      isSecret: true,
      pattern: '[^\\s]',
      right: 'a secret text, or not set at all',
      description:
        'What a tester on another machine sends as `x-sandbox-key`. Without it the controls answer this machine alone.',
    }),
  ),
  SANDBOX_WORLDS: atMost(WORLD_LIMITS.most, 'How many worlds may stand beside the main one.'),
  SANDBOX_WORLD_HOURS: atMost(WORLD_LIMITS.idleHours, 'After so many hours without a call a world is dropped.'),
  LOG_LEVEL: Type.Optional(
    Type.Union(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
      {
        standard: 'warn',
        right: 'fatal, error, warn, info, debug, trace or silent',
        description: 'What goes to the error output. `info` has each request, without secrets.',
      },
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      format: 'origin',
      right: 'an origin without a slash at its end: http://localhost:4318',
      description:
        'An OpenTelemetry collector, which hears of each request and its statements, without values. Without it nothing is sent.',
    }),
  ),
});

type SettingName = keyof Static<typeof SETTINGS>;
export const NAMES = Object.keys(SETTINGS.properties) as SettingName[]; // its own keys

/** The text of a setting, from the environment or from the file that `NAME_FILE` names. */
const textOf = (env: NodeJS.ProcessEnv, name: SettingName): string | undefined => {
  const text = env[name];
  const file = env[`${name}_FILE`] ?? '';
  if (SETTINGS.properties[name]['isSecret'] !== true || file === '') return text;
  if ((text ?? '') !== '') throw new WrongUsage(`${name} and ${name}_FILE exclude each other.`);
  const kept = readable(file);
  if (kept === undefined || kept === '')
    throw new WrongUsage(`${name}_FILE is ${file}: it must be a file that can be read, and not an empty one.`);
  return kept;
};

const readable = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** An empty setting is not set. An empty key is a slip: everybody could send it. */
const isSet = (name: SettingName, text: string | undefined): text is string =>
  text !== undefined && (text !== '' || name === 'SANDBOX_KEY');

const checked = (texts: Readonly<Record<string, string>>): Static<typeof SETTINGS> => {
  const settings = Value.Convert(SETTINGS, texts);
  if (Value.Check(SETTINGS, settings)) return settings;
  const wrong = Value.Errors(SETTINGS, settings).First()?.path.slice(1);
  const name = NAMES.find((other) => other === wrong);
  const schema = name && SETTINGS.properties[name];
  const told = schema?.['isSecret'] === true ? 'not usable' : (texts[name ?? ''] ?? '');
  throw new WrongUsage(`${name ?? 'A setting'} is ${told}: it must be ${String(schema?.['right'])}.`);
};

/** What the environment sets, for the start. @throws WrongUsage for a setting that is wrong: its name, and what is right */
export const settingsOf = (env: NodeJS.ProcessEnv): ServerSettings => {
  const texts = NAMES.map((name) => [name, textOf(env, name)] as const).filter(([name, text]) => isSet(name, text));
  const set = checked(Object.fromEntries(texts) as Record<string, string>); // those that are not set were left out
  if (set.DATABASE_URL !== undefined && set.TRUST_PROXY !== undefined && set.PORTAL_URL === undefined)
    throw new WrongUsage(
      `PORTAL_URL is not set: behind a proxy it must be ${String(SETTINGS.properties.PORTAL_URL['right'])}.`,
    );
  return {
    ...(set.PORT !== undefined && { port: set.PORT }),
    ...(set.TRUST_PROXY !== undefined && { trustProxy: set.TRUST_PROXY }),
    ...(set.DATABASE_URL !== undefined && { databaseUrl: set.DATABASE_URL }),
    ...(set.DATABASE_POOLER !== undefined && { pooler: set.DATABASE_POOLER }),
    ...(set.PORTAL_URL !== undefined && { portalUrl: set.PORTAL_URL }),
    ...(set.SANDBOX_KEY !== undefined && { controlsKey: set.SANDBOX_KEY }),
    ...(set.LOG_LEVEL !== undefined && { logLevel: set.LOG_LEVEL }),
    ...(set.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { collectorUrl: set.OTEL_EXPORTER_OTLP_ENDPOINT }),
    worlds: {
      most: set.SANDBOX_WORLDS ?? WORLD_LIMITS.most,
      idleHours: set.SANDBOX_WORLD_HOURS ?? WORLD_LIMITS.idleHours,
    },
  };
};
