import { session } from '@aroeira/domain/access/testing';
import { clockAt, manualScheduler } from '@aroeira/domain/kernel/testing';
import { makeLoadPosition, type Position, type Positions } from '@aroeira/domain/position';
import { positions } from '@aroeira/domain/position/testing';
import { expect, it } from 'vitest';
import { Kept } from '../shell/session/kept.ts';
import { portalSession } from '../shell/session/testing/portal-session.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';

const time = manualScheduler();
const keptFrom = (server: Positions) => new Kept(portalSession(), ({ document }) => makeLoadPosition(server)(document));

const visitWith = (position: Kept<Position> = keptFrom(positions())) =>
  new DashboardViewModel({
    session: session(),
    position,
    clock: clockAt('2026-11-20T01:30:00Z'),
    scheduler: time,
    opened: () => undefined,
    keepFile: undefined,
  });

it('keeps no files where they cannot be kept', () => {
  const model = visitWith();
  model.toggle();
  expect(model.canKeepFiles).toBe(false);
});

it('changes nothing after the visit ended', async () => {
  const model = visitWith();
  const opening = model.open();
  model.close();
  await opening;
  expect(model.stage._tag).toBe('Syncing');
});

it('does not show the announced position when the visit ends first', async () => {
  const model = visitWith();
  await model.open();
  model.close();
  time.pass(2000);
  expect(model.stage._tag).toBe('Ready');
});

it('announces once when React opens, closes and opens it again, as in development', async () => {
  const model = visitWith();
  const [first, second] = [model.open(), (model.close(), model.open())];
  await Promise.all([first, second]);
  expect(model.stage._tag).toBe('Ready');
  time.pass(2000);
  expect(model.stage._tag).toBe('Shown');
});
