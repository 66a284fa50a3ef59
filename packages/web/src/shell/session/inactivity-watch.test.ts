import { newDevice, session } from '@aroeira/domain/access/testing';
import { ENDED_BY_INACTIVITY, ENDS_BY_INACTIVITY } from '@aroeira/domain/access/messages';
import { instant } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import * as O from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { makeInactivityWatch } from './inactivity-watch.ts';
import { Notices } from '../frame/notices.ts';
import { ScreenFlags } from './session-watch.flags.ts';

interface World {
  readonly isProtected?: boolean;
  readonly isSignedIn?: boolean;
  /** How long ago somebody did something on this device, in milliseconds. */
  readonly ago?: number;
}

const open = ({ isProtected = true, isSignedIn = true, ago = 0 }: World = {}) => {
  const time = manualScheduler();
  const memory = newDevice();
  if (isSignedIn) memory.session.write(session())();
  const then = O.some(instant(time.clock.now() - ago));
  const went: string[] = [];
  const [flags, notices] = [new ScreenFlags(), new Notices()];
  const watch = makeInactivityWatch({
    clock: time.clock,
    scheduler: time,
    lastActivity: { read: () => then, write: () => () => undefined },
    memory,
    navigation: { abandon: (path) => void went.push(path) },
    notices,
    flags,
    isProtected: () => isProtected,
    isNative: false,
  });
  const stop = watch.start();
  return { time, went, flags, notices, watch, stop };
};

describe('a window that opens', () => {
  it("on a client's screen continues the count of the last window", () => {
    expect(open({ ago: 299_000 }).went).toEqual([]);
    const { went, flags } = open({ ago: 301_000 });
    expect([went, flags.isLocked]).toEqual([['/logout'], true]);
  });

  it('on a public path counts from now', () => {
    expect(open({ isProtected: false, ago: 3_600_000 }).went).toEqual([]);
  });
});

describe('a minute before the end', () => {
  it('warns the client, and not a visitor', () => {
    const [client, nobody] = [open(), open({ isProtected: false, isSignedIn: false })];
    for (const { time } of [client, nobody]) time.pass(239_999);
    expect(client.notices.first).toBeUndefined();
    for (const { time } of [client, nobody]) time.pass(1);
    expect([client.notices.first, nobody.notices.first]).toEqual([ENDS_BY_INACTIVITY, undefined]);
  });

  it('says no more that the end is near when it is there, or moved away', () => {
    const [absent, present] = [open(), open()];
    for (const { time } of [absent, present]) time.pass(240_000);
    present.watch.touch();
    // What another window did counts for a second more.
    for (const { time } of [absent, present]) time.pass(61_000);
    expect([absent.notices.first, present.notices.first]).toEqual([{ body: ENDED_BY_INACTIVITY }, undefined]);
    expect([absent.went, present.went]).toEqual([['/logout'], []]);
  });
});

describe('after five minutes', () => {
  it('covers the page even when another window ended the session', () => {
    const { time, went } = open({ isSignedIn: false });
    time.pass(301_000);
    expect(went).toEqual(['/logout']);
  });

  it('ends a session that waits on a public path too, and does not disturb a visitor there', () => {
    const [waiting, nobody] = [open({ isProtected: false }), open({ isProtected: false, isSignedIn: false })];
    for (const { time } of [waiting, nobody]) time.pass(301_000);
    expect([waiting.went, nobody.went]).toEqual([['/logout'], []]);
  });

  it('does nothing after the watch ended', () => {
    const { time, went, flags, stop } = open();
    stop();
    time.pass(301_000);
    expect([went, flags.isIdle]).toEqual([[], false]);
  });
});
