import { session } from '@aroeira/domain/access/testing';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { makeClientCache, makeLoadPosition, type PositionCache } from '@aroeira/domain/position';
import { positions } from '@aroeira/domain/position/testing';
import { expect, it } from 'vitest';
import { DashboardViewModel } from './dashboard.view-model.ts';

const time = manualScheduler();
const server = () => positions();

const visitWith = (cache: PositionCache) =>
  new DashboardViewModel({
    session: session(),
    positions: cache,
    clock: clockAt('2026-11-20T01:30:00Z'),
    scheduler: time,
    opened: () => undefined,
    synced: () => undefined,
  });

it('takes hour and day from the clock, in São Paulo', () => {
  const { greeting, today } = visitWith(makeClientCache(makeLoadPosition(server())));
  expect([greeting, today]).toEqual(['Boa noite, Ana', '2026-11-19']);
});

it('shows a loaded position at once on the next visit, and hides the amounts again', async () => {
  const asked = server();
  const cache = makeClientCache(makeLoadPosition(asked));
  const first = visitWith(cache);
  await first.open();
  time.pass(2000);
  first.toggle();
  first.close();
  const second = visitWith(cache);
  await second.open();
  expect([second.stage._tag, second.isHidden]).toEqual(['Shown', true]);
  expect(asked.asked).toHaveLength(1);
});

it('changes nothing after the visit ended', async () => {
  const model = visitWith(makeClientCache(makeLoadPosition(server())));
  const opening = model.open();
  model.close();
  await opening;
  expect(model.stage._tag).toBe('Syncing');
});

it('does not show the announced position when the visit ends first', async () => {
  const model = visitWith(makeClientCache(makeLoadPosition(server())));
  await model.open();
  model.close();
  time.pass(2000);
  expect(model.stage._tag).toBe('Ready');
});

it('announces once when React opens, closes and opens it again, as in development', async () => {
  const model = visitWith(makeClientCache(makeLoadPosition(server())));
  const [first, second] = [model.open(), (model.close(), model.open())];
  await Promise.all([first, second]);
  expect(model.stage._tag).toBe('Ready');
  time.pass(2000);
  expect(model.stage._tag).toBe('Shown');
});
