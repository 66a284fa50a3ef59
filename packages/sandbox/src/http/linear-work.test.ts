import { expect, it } from 'vitest';
import { labelOf } from '../access/devices/device-label.ts';
import { maskedEmail } from '../access/masked-email.ts';
import { operationsOf, record } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { namedFields } from './named-fields.ts';
import { whereNoText } from './storable-text.ts';
import { literalAddress } from './unreadable-requests.ts';

const sandbox = sandboxOfFile();
const {} = sandbox;

const LENGTH = 20_000;
const GROWTH = 8;

/** Texts that a slow pattern reads again and again: a repeated text, and a wrong end. */
const SEEDS = ['a', ' ', '1', '@', '.', '/', 'a@', 'a.', 'a ', '%', 'GET ', '-', 'A1!'];

const millisecondsOf = (work: (text: string) => unknown, text: string): number => {
  const times = [0, 1, 2].map(() => {
    const before = performance.now();
    work(text);
    return performance.now() - before;
  });
  return Math.min(...times);
};

/** Names the seeds for which eight times the text takes far longer than eight times the time. A square takes 64 times. */
const notLinear = (work: (text: string) => unknown, start = LENGTH): readonly string[] =>
  SEEDS.filter((seed) => {
    const text = (length: number) => `${seed.repeat(length / seed.length)}\n\u0001`;
    const [short, long] = [millisecondsOf(work, text(start)), millisecondsOf(work, text(start * GROWTH))];
    // Half a millisecond is the noise of the clock and of the machine.
    return long > 5 && long > (short + 0.5) * GROWTH * 3;
  });

const patternsIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(patternsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const { pattern } = record(schema);
  return [...(typeof pattern === 'string' ? [pattern] : []), ...Object.values(schema).flatMap(patternsIn)];
};

it('sees a pattern that is not linear', () => {
  // It starts small, because quadratic work on the longest text would take minutes.
  expect(notLinear((text) => /a+@/.test(text), 2000)).toContain('a');
});

it.for([
  ['the label of a device', labelOf],
  ['the mask of an e-mail', maskedEmail],
  ['the look for what cannot be kept', whereNoText],
  ['the reading of an address', (url: string) => literalAddress({ url })],
] as const)('%s takes time in proportion to the text', ([, work]) => {
  expect(notLinear(work)).toEqual([]);
});

it('every pattern of a body, a query or a path takes time in proportion to the text', async () => {
  const patterns = new Set(
    (await operationsOf(sandbox)).flatMap(({ body, parameters }) => [...patternsIn(body), ...patternsIn(parameters)]),
  );
  expect(patterns.size).toBeGreaterThan(5);
  const slow = [...patterns].filter((source) => {
    const pattern = new RegExp(source, 'u');
    return notLinear((text) => pattern.test(text)).length > 0;
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
    const reading = millisecondsOf((text) => JSON.parse(text), body);
    const checks = millisecondsOf(() => [whereNoText(sent), keepNamed(sent)], body);
    expect(checks / reading).toBeLessThan(15);
  },
);
