import * as O from 'fp-ts/Option';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, type Instant } from '../../kernel/days.ts';
import { manualScheduler } from '../../kernel/testing/index.ts';
import { IDLE_AFTER, INACTIVE_AFTER, WARNED_BEFORE } from './inactivity.ts';
import { makeWatchInactivity } from './watch-inactivity.use-case.ts';

/** A device that keeps the last activity of all its windows. */
const device = () => {
  let kept: O.Option<Instant> = O.none;
  const written: Instant[] = [];
  return {
    written,
    read: () => kept,
    write: (at: Instant) => () => {
      written.push(at);
      kept = O.some(at);
    },
  };
};

it('warns once in each quiet time, a minute before its end, and takes it back when the end moved away', () => {
  const time = manualScheduler();
  const said: number[] = [];
  const start = time.clock.now();
  const warning = {
    before: WARNED_BEFORE,
    onNear: () => void said.push(time.clock.now() - start),
    onFar: () => void said.push(0),
  };
  const ports = { clock: time.clock, scheduler: time, lastActivity: device() };
  const watch = makeWatchInactivity({ ...ports, limit: INACTIVE_AFTER, onQuiet: () => undefined, warning });
  watch.start(O.none);
  time.pass(239_999);
  expect(said).toEqual([]);
  time.pass(1);
  expect(said).toEqual([240_000]);
  time.pass(59_999);
  watch.touch();
  time.pass(239_999);
  expect(said).toEqual([240_000, 0]);
  time.pass(1);
  expect(said).toEqual([240_000, 0, 539_999]);
  time.pass(1_000_000);
  expect(said).toHaveLength(3);
});

const windowOn = (time = manualScheduler(), lastActivity = device(), limit = INACTIVE_AFTER) => {
  const ended: number[] = [];
  const start = time.clock.now();
  const ports = { clock: time.clock, scheduler: time, lastActivity };
  const watch = makeWatchInactivity({ ...ports, limit, onQuiet: () => void ended.push(time.clock.now() - start) });
  return { time, lastActivity, ended, watch, stop: watch.start(O.none) };
};

describe('doing nothing', () => {
  it('ends the session after 300000 ms, not a millisecond earlier, and only once [R051]', () => {
    const { time, ended } = windowOn();
    time.pass(299_999);
    expect(ended).toEqual([]);
    time.pass(1);
    expect(ended).toEqual([300_000]);
    time.pass(3_000_000);
    expect(ended).toEqual([300_000]);
  });

  it('counts from the last event before the limit [R053]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: INACTIVE_AFTER - 1 }), { maxLength: 8 }), (pauses) => {
        const { time, watch, ended } = windowOn();
        for (const pause of pauses) {
          time.pass(pause);
          watch.touch();
        }
        time.pass(INACTIVE_AFTER - 1);
        const early = [...ended];
        time.pass(1);
        return early.length === 0 && ended.length === 1;
      }),
    );
  });

  it('raises the idle flag after 10000 ms [R054]', () => {
    expect([IDLE_AFTER, INACTIVE_AFTER]).toEqual([10_000, 300_000]);
    const { time, ended } = windowOn(undefined, undefined, IDLE_AFTER);
    time.pass(9999);
    expect(ended).toEqual([]);
    time.pass(1);
    expect(ended).toEqual([10_000]);
  });

  it('counts again after somebody came back', () => {
    const { time, watch, ended } = windowOn();
    time.pass(400_000);
    watch.touch();
    time.pass(300_000);
    expect(ended).toEqual([300_000, 700_000]);
  });

  it('does not count after the watch ended', () => {
    const { time, stop, ended } = windowOn();
    stop();
    time.pass(300_000);
    expect(ended).toEqual([]);
  });
});

describe('a machine after sleep', () => {
  it('notices by its timer that the limit passed, even when the timer is late', () => {
    const { time, ended } = windowOn();
    time.pass(200_000);
    time.sleep(8 * 3_600_000);
    time.pass(100_000);
    expect(ended).toHaveLength(1);
  });

  it('notices by the first event that the limit passed, and does not restart the count then', () => {
    const { time, watch, ended } = windowOn();
    time.sleep(300_000);
    watch.touch();
    expect(ended).toEqual([300_000]);
  });

  it('notices that the limit passed when it looks at the clock, and only once', () => {
    const { time, watch, ended } = windowOn();
    time.sleep(299_999);
    watch.check();
    expect(ended).toEqual([]);
    time.sleep(1);
    watch.check();
    watch.check();
    expect(ended).toEqual([300_000]);
  });

  it('continues when it slept for less than the limit', () => {
    const { time, watch, ended } = windowOn();
    time.sleep(299_999);
    watch.touch();
    time.pass(299_999);
    expect(ended).toEqual([]);
  });
});

describe('with other windows', () => {
  it('counts activity in one window for all of them, at most a second late and never early', () => {
    const time = manualScheduler();
    const shared = device();
    const [front, back] = [windowOn(time, shared), windowOn(time, shared)];
    time.pass(299_500);
    front.watch.touch();
    time.pass(900);
    front.watch.touch();
    time.pass(299_999);
    expect([front.ended, back.ended]).toEqual([[], []]);
    time.pass(1);
    expect(front.ended).toEqual([600_400]);
    time.pass(1000);
    expect(back.ended).toHaveLength(1);
  });

  it('tells the other windows at most once a second', () => {
    const { time, watch, lastActivity } = windowOn();
    for (let move = 0; move < 25; move += 1) {
      watch.touch();
      time.pass(100);
    }
    expect(lastActivity.written).toHaveLength(3);
  });

  it('does not wait longer for an instant in the future', () => {
    const { time, lastActivity, ended } = windowOn();
    lastActivity.write(instant(time.clock.now() + 1_000_000))();
    time.pass(300_000);
    expect(ended).toEqual([300_000]);
  });
});

it('notices at once that the limit passed when it opens late', () => {
  const time = manualScheduler();
  const ended: string[] = [];
  const ports = { clock: time.clock, scheduler: time };
  const watch = makeWatchInactivity({ ...ports, limit: INACTIVE_AFTER, onQuiet: () => void ended.push('ended') });
  watch.start(O.some(instant(time.clock.now() - 299_999)));
  expect(ended).toEqual([]);
  watch.start(O.some(instant(time.clock.now() - 300_000)));
  expect(ended).toEqual(['ended']);
});

it('does not wait longer after the clock was set back', () => {
  let now = instant(1_000_000_000);
  const time = manualScheduler();
  const ended: string[] = [];
  const ports = { clock: { now: () => now }, scheduler: time };
  const watch = makeWatchInactivity({ ...ports, limit: 1000, onQuiet: () => void ended.push('ended') });
  watch.start(O.none);
  now = instant(0);
  time.pass(1000);
  expect(ended).toEqual([]);
  now = instant(1000);
  time.pass(1000);
  expect(ended).toEqual(['ended']);
});
