import { expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { makeRequestCounts } from './request-counts.ts';

const { database } = sandboxOfFile();

/** A window that does not end during a test. */
const DAY = 86_400_000;
type Counts = ReturnType<typeof makeRequestCounts>;

const counted = ({ store }: Counts, network: string): number => {
  let current = 0;
  store.incr(network, (_error, result) => (current = result?.current ?? 0), DAY, 600);
  return current;
};

it('counts the requests of a network over all processes, each time that they exchange', async () => {
  const [one, other] = [makeRequestCounts(database()), makeRequestCounts(database())];
  for (let n = 1; n <= 3; n += 1) expect(counted(one, '203.0.113.7')).toBe(n);
  expect(counted(other, '203.0.113.7')).toBe(1);
  await one.exchange();
  await other.exchange();
  expect(counted(other, '203.0.113.7')).toBe(5);
  expect(counted(other, '203.0.113.8')).toBe(1);
  await other.exchange();
  expect(counted(one, '203.0.113.7')).toBe(4);
  await one.exchange();
  expect(counted(one, '203.0.113.7')).toBe(7);
});

it('tells at its end what the others do not know yet', async () => {
  const [one, other] = [makeRequestCounts(database()), makeRequestCounts(database())];
  counted(one, '203.0.113.9');
  await one.stop();
  counted(other, '203.0.113.9');
  await other.exchange();
  expect(counted(other, '203.0.113.9')).toBe(3);
});

it('lets every network go when their minute ends, also without a database', () => {
  let now = 0;
  const one = makeRequestCounts(undefined, () => now);
  expect([counted(one, '203.0.113.7'), counted(one, '203.0.113.7')]).toEqual([1, 2]);
  now = DAY;
  expect(counted(one, '203.0.113.7')).toBe(1);
});

it('forgets no network of the minute, however many others come', () => {
  const one = makeRequestCounts(undefined);
  counted(one, '203.0.113.7');
  for (let other = 0; other < 250_000; other += 1) counted(one, `2001:db8:0:${other.toString(16)}::/64`);
  expect(counted(one, '203.0.113.7')).toBe(2);
});
