import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { expect, it } from 'vitest';
import { areRight } from '../access/devices/unblock.ts';
import { labelOf } from '../access/devices/device-label.ts';
import { maskedEmail } from '../access/session-answer.sql.ts';
import { matches } from '../controls/fault-call.ts';
import { operationsOf, record } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { readScreens } from '../web/screens.ts';
import { namedFields } from './named-fields.ts';
import { whereNoText } from './storable-text.ts';
import { literalAddress } from './unreadable-requests.ts';

const sandbox = sandboxOfFile();

const isScreen = ((): ((path: string) => unknown) => {
  const root = mkdtempSync(path.join(tmpdir(), 'screens-'));
  writeFileSync(path.join(root, 'paths.json'), JSON.stringify(['/', '/a/:b/c', '/talk-to-{product}']));
  const screens = readScreens(root);
  rmSync(root, { recursive: true });
  return screens;
})();

const answers = (text: string) => ({ motherName: text, cep: text, birthDate: text, streetNumber: text, email: text });

/** The longer text is 32 KB. Longer ones measure how the machine finds memory, not the work. */
const LENGTH = 2000;
const GROWTH = 16;

/** Texts that a pattern with a choice of ways reads again and again: runs of one kind, and a wrong end. */
const SEEDS = [
  'a',
  ' ',
  '1',
  '@',
  '.',
  '/',
  'a@',
  'a.',
  'a ',
  'a-',
  '/a',
  '%',
  '*',
  '{',
  ':',
  '1:',
  '1-',
  'T',
  'GET ',
  '-',
  'é',
  'A1!',
];

const millisecondsOf = (work: (text: string) => unknown, text: string): number => {
  const before = performance.now();
  work(text);
  return performance.now() - before;
};

/** The other work of the machine makes some rounds slow. The fastest round says what the work itself takes. */
const ROUNDS = 7;

/** Whether 16 times the text takes far more than 16 times the time. A square takes 256 times. */
const looksSlow = (work: (text: string) => unknown, seed: string, start: number): boolean => {
  const text = (length: number) => `${seed.repeat(length / seed.length)}\n\u0001`;
  const [shortText, longText] = [text(start), text(start * GROWTH)];
  let [short, long] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS && long > 5; round += 1) {
    short = Math.min(short, millisecondsOf(work, shortText));
    long = Math.min(long, millisecondsOf(work, longText));
  }
  // A tenth of a millisecond is the noise of the clock.
  return long > 5 && long > (short + 0.1) * GROWTH * 6;
};

/** Names the seeds on which the work is slow. */
const notLinear = (work: (text: string) => unknown, start = LENGTH): readonly string[] =>
  SEEDS.filter((seed) => looksSlow(work, seed, start));

/** The texts that stand under a keyword, in a schema and all schemas in it. */
const under = (keyword: 'pattern' | 'format', schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap((each) => under(keyword, each));
  if (typeof schema !== 'object' || schema === null) return [];
  const text = record(schema)[keyword];
  return [
    ...(typeof text === 'string' ? [text] : []),
    ...Object.values(schema).flatMap((each) => under(keyword, each)),
  ];
};

const everyIn = async (keyword: 'pattern' | 'format'): Promise<readonly string[]> => {
  const all = await operationsOf(sandbox);
  return [...new Set(all.flatMap(({ body, parameters }) => [...under(keyword, body), ...under(keyword, parameters)]))];
};

it('sees a pattern that is not linear', () => {
  // It starts small: the square of a long text takes minutes.
  expect(notLinear((text) => /a+@/.test(text), 1000)).toContain('a');
});

it.for([
  ['the label of a device', labelOf],
  ['the mask of an e-mail', maskedEmail],
  ['the look for what cannot be kept', whereNoText],
  ['the reading of an address', (url: string) => literalAddress({ url })],
  ['the look for a fault', (address: string) => matches(`GET ${address}`, 'GET', `${address}/`)],
  ['the look for a screen', isScreen],
  ['the answers of a blocked device', (text: string) => areRight(answers('known'), answers(text))],
] as const)('%s takes time in proportion to the text', ([, work]) => {
  expect(notLinear(work)).toEqual([]);
});

it('every pattern of a body, a query or a path takes time in proportion to the text', async () => {
  const patterns = await everyIn('pattern');
  expect(patterns.length).toBeGreaterThan(5);
  const slow = patterns.filter((source) => {
    const pattern = new RegExp(source, 'u');
    return notLinear((text) => pattern.test(text)).length > 0;
  });
  expect(slow).toEqual([]);
}, 60_000);

it('every format of a body, a query or a path takes time in proportion to the text', async () => {
  const formats = await everyIn('format');
  expect(formats).toEqual(expect.arrayContaining(['email', 'date', 'date-time', 'uuid']));
  const compile = AjvCompiler()({}, { customOptions: {} });
  const slow = formats.filter((format) => {
    const fits = compile({ schema: { type: 'string', format }, method: 'GET', url: '/', httpPart: 'body' });
    return notLinear(fits).length > 0;
  });
  expect(slow).toEqual([]);
}, 60_000);

const MEGABYTE = 1024 * 1024;
const listOf = (item: string): string => `{"list":[${`${item},`.repeat(MEGABYTE / (item.length + 1))}0]}`;
const keepNamed = namedFields({ properties: { list: { items: { properties: { a: {} } } } } });

it.for(['0', '""', '[]', '{}', '{"a":0}', '{"b":0}'])(
  'the checks of a body of 1 MB of %s take no more than a few times the time of its reading',
  (item) => {
    const body = listOf(item);
    const sent: unknown = JSON.parse(body);
    const rounds = Array.from({ length: 5 }, () => [
      millisecondsOf((text) => JSON.parse(text), body),
      millisecondsOf(() => [whereNoText(sent), keepNamed(sent)], body),
    ]);
    const fastest = (which: number) => Math.min(...rounds.map((times) => times[which] ?? Infinity));
    expect(fastest(1) / fastest(0)).toBeLessThan(15);
  },
);
