import fc, { type Arbitrary } from 'fast-check';
import { record, type Operation } from '../../testing/every-call.ts';

/** What no schema means: other kinds, limits of numbers, and texts that other programs take for code. */
const STRANGE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 0.1, 2 ** 31, 2 ** 53, 1e308, '', ' ', [], {}, [[[[[]]]]]),
  fc.constantFrom(
    '\u0000',
    '\u0000',
    '\uD800',
    '\u202Egnp.exe',
    '💥',
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '%00',
  ),
  fc.constantFrom('../../etc/passwd', 'constructor', '__proto__', 'NaN', '1e400', '2026-02-30', 'x'.repeat(5000)),
  fc.jsonValue({ maxDepth: 3 }),
);

type Schema = Readonly<Record<string, unknown>>;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard);

const DAYS = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString());

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  date: DAYS.map((day) => day.slice(0, 10)),
  'date-time': DAYS,
  email: fc.emailAddress(),
  uuid: fc.uuid(),
};

const textOf = ({ format, pattern, minLength, maxLength }: Schema): Arbitrary<string> => {
  const known = FORMATS[String(format)];
  if (known !== undefined) return known;
  // fast-check does not read ahead. Only new passwords ask for that.
  if (typeof pattern === 'string' && pattern.includes('(?=')) return fc.constantFrom('Outra@1234', 'Senha@123');
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  const most = Math.min(numberOf(maxLength, 40), 200);
  return fc.string({ unit: 'binary', minLength: Math.min(numberOf(minLength, 0), most), maxLength: most });
};

/** Values that a schema takes, or almost. */
const valueOf = (schema: Schema): Arbitrary<unknown> => {
  const choices = list(schema['anyOf']).map((choice) => valueOf(record(choice)));
  if (choices.length > 0) return fc.oneof(...choices);
  if ('const' in schema) return fc.constant(schema['const']);
  const bounds = { min: numberOf(schema['minimum'], -(2 ** 31)), max: numberOf(schema['maximum'], 2 ** 31) };
  switch (schema['type']) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(record(schema['items'])), { maxLength: Math.min(numberOf(schema['maxItems'], 4), 12) });
    case 'integer':
      return fc.integer(bounds);
    case 'number':
      return fc.double({ ...bounds, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
};

const objectOf = ({ properties, required }: Schema): Arbitrary<unknown> => {
  const fields = Object.entries(record(properties)).map(([name, schema]) => [name, valueOf(record(schema))] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: list(required).map(String) });
};

/** Puts something else at one place of a value: at the place itself, or anywhere below. */
const replaced = (value: unknown, at: number, other: unknown): unknown => {
  const entries = Object.entries(Object(value) as object); // the fields of an object or a list, and none of another value
  if (typeof value !== 'object' || entries.length === 0 || at % (entries.length + 1) === entries.length) return other;
  const [chosen = ''] = entries[at % (entries.length + 1)] ?? [];
  const below = Math.floor(at / (entries.length + 1));
  const changed = entries.map(
    ([name, inner]) => [name, name === chosen ? replaced(inner, below, other) : inner] as const,
  );
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

/** Adds something to some of the texts in a value, or to all. @param every of how many texts one is spoiled */
const spoiled = (value: unknown, every: number, mark: string): unknown => {
  let seen = 0;
  const within = (inner: unknown): unknown => {
    if (typeof inner === 'string') return (seen += 1) % every === 0 ? `${inner}${mark}` : inner;
    if (Array.isArray(inner)) return inner.map(within);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, within(each)]));
  };
  return within(value);
};

const MARKS = fc.constantFrom('\u0000', '\u0000', '\uD800', '\u202E', ' ', '💥', '<b>', "'", 'x'.repeat(300));

const bodyOf = ({ body, example }: Operation): Arbitrary<unknown> =>
  body === undefined
    ? fc.constant(undefined)
    : fc.oneof(
        { weight: 1, arbitrary: fc.constant(example) },
        { weight: 3, arbitrary: valueOf(body) },
        { weight: 1, arbitrary: STRANGE },
        {
          weight: 5,
          arbitrary: fc
            .tuple(fc.integer({ min: 1, max: 4 }), MARKS)
            .map(([every, mark]) => spoiled(example, every, mark)),
        },
        {
          weight: 5,
          arbitrary: fc.tuple(fc.nat(100_000), STRANGE).map(([at, other]) => replaced(example, at, other)),
        },
      );

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const wordOf = ({ schema, example }: Schema): Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(written(example ?? 1)) },
    { weight: 2, arbitrary: valueOf(record(schema)).map(written) },
    { weight: 1, arbitrary: STRANGE.map(written) },
  );

/** A request that nobody meant. */
export interface MutatedRequest {
  readonly operation: Operation;
  readonly what: string;
  readonly body: unknown;
  readonly key: string;
}

/** A lone surrogate has no escape, and nobody can send it in an address. */
const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Requests of an operation: its example with something else at one place, values of its schema, and anything. */
const requestsOf = (operation: Operation): Arbitrary<MutatedRequest> => {
  const words = Object.fromEntries(operation.parameters.map((each) => [String(each['name']), wordOf(each)] as const));
  return fc.record({ words: fc.record(words), body: bodyOf(operation), key: fc.uuid() }).map((made) => {
    const text = (name: string): string => escaped(String(made.words[name] ?? ''));
    const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_part, name: string) => text(name));
    const asked = operation.parameters.filter((parameter) => parameter['in'] === 'query');
    const query = asked.map(({ name }) => `${String(name)}=${text(String(name))}`).join('&');
    const what = `${operation.method} ${filled}${query === '' ? '' : `?${query}`}`;
    return { operation, what, body: made.body, key: made.key };
  });
};

/** A PDF takes as long to make as fifty other answers, so these calls come twenty times less. */
const weightOf = ({ path }: Operation): number => (/pdf|download|receipt/i.test(path) ? 1 : 20);

/** Requests of all operations, from the API's own description. */
export const mutatedRequests = (operations: readonly Operation[]): Arbitrary<MutatedRequest> =>
  fc.oneof(...operations.map((each) => ({ weight: weightOf(each), arbitrary: requestsOf(each) })));
