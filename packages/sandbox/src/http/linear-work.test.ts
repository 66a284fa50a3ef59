import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { expect, it } from 'vitest';
import { areRight } from '../access/devices/unblock.ts';
import { labelOf } from '../access/devices/device-label.ts';
import { maskedEmail } from '../access/masked-email.ts';
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

const LENGTH = 20_000;
/** An address has at most 16 KB, and an answer 200 letters. */
const SHORT = 2000;
const GROWTH = 8;

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
  const times = [0, 1, 2].map(() => {
    const before = performance.now();
    work(text);
    return performance.now() - before;
  });
  return Math.min(...times);
};

/** Whether eight times the text takes far more than eight times the time. A square takes 64 times. */
const looksSlow = (work: (text: string) => unknown, seed: string, start: number): boolean => {
  const text = (length: number) => `${seed.repeat(length / seed.length)}\n\u0001`;
  const [short, long] = [millisecondsOf(work, text(start)), millisecondsOf(work, text(start * GROWTH))];
  // Half a millisecond is the noise of the clock and of the machine.
  return long > 5 && long > (short + 0.5) * GROWTH * 3;
};

/** Names the seeds on which the work is slow each time. Once, it may be the other work of the machine. */
const notLinear = (work: (text: string) => unknown, start = LENGTH): readonly string[] =>
  SEEDS.filter((seed) => [1, 2, 3, 4, 5].every(() => looksSlow(work, seed, start)));

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
  // It starts small: the square of the longest text would take minutes.
  expect(notLinear((text) => /a+@/.test(text), SHORT)).toContain('a');
});

it.for([
  ['the label of a device', labelOf],
  ['the mask of an e-mail', maskedEmail],
  ['the look for what cannot be kept', whereNoText],
] as const)('%s takes time in proportion to the text', ([, work]) => {
  expect(notLinear(work)).toEqual([]);
});

it.for([
  ['the reading of an address', (url: string) => literalAddress({ url })],
  ['the look for a fault', (address: string) => matches(`GET ${address}`, 'GET', `${address}/`)],
  ['the look for a screen', isScreen],
  ['the answers of a blocked device', (text: string) => areRight(answers('known'), answers(text))],
] as const)('%s takes time in proportion to the short text', ([, work]) => {
  expect(notLinear(work, SHORT)).toEqual([]);
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
    const ratios = [1, 2, 3].map(() => {
      const reading = millisecondsOf((text) => JSON.parse(text), body);
      return millisecondsOf(() => [whereNoText(sent), keepNamed(sent)], body) / reading;
    });
    expect(Math.min(...ratios)).toBeLessThan(15);
  },
);
