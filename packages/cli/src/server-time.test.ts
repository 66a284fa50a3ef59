import { clockAt } from '@aroeira/domain/kernel/testing';
import { expect, it } from 'vitest';
import { control, testSandbox } from './testing/sandbox.ts';

const NOW = '2026-11-20T15:00:00Z';
const { sandbox, signedIn } = testSandbox();

const moveServer = (body: object) => control(sandbox, 'POST clock', body);
// Where a rule is the server's, so is the time (decision 0163).

it('refuses an objective of the year that it is on the server', async () => {
  await moveServer({ set: '2027-02-10T15:00:00Z' });
  const { portal } = await signedIn('ana', { clock: clockAt(NOW) });
  const words = ['objectives', 'add', '--title', 'Casa', '--value', '300000', '--json', '--year'];
  const { exit, error } = await portal([...words, '2027']);
  const message = 'Deve ser maior que o ano atual';
  expect([exit, error]).toEqual([1, { error: { code: 'not_after_current_year', message, field: 'year' } }]);
  expect((await portal([...words, '2028'])).exit).toBe(0);
});

it('closes a month when it is over on the server', async () => {
  await moveServer({ set: '2027-02-10T15:00:00Z' });
  const { portal } = await signedIn('ana', { clock: clockAt(NOW) });
  expect((await portal('reports periods --json')).json).toMatchObject([
    { date: '2027-01-31' },
    ...Array.from({ length: 7 }, () => ({})),
  ]);
  expect((await portal('reports email 2027-01-31 --json')).json).toEqual({ emailed: '2027-01-31' });
});
