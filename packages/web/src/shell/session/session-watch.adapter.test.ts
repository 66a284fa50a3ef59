import { instant } from '@aroeira/domain/kernel';
import * as O from 'fp-ts/Option';
import { expect, it } from 'vitest';
import { attend, makeLastActivity } from './session-watch.adapter.ts';

const storeOf = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['x.lastActivity', text]]);
  return {
    kept,
    read: (key: string) => kept.get(key),
    write: (key: string, value: string) => void kept.set(key, value),
  };
};

it('keeps the last activity as an instant and nothing else', () => {
  const store = storeOf();
  const lastActivity = makeLastActivity(store, 'x.lastActivity');
  expect(lastActivity.read()).toEqual(O.none);
  lastActivity.write(instant(1_795_000_000_000))();
  expect([...store.kept]).toEqual([['x.lastActivity', '1795000000000']]);
  expect(lastActivity.read()).toEqual(O.some(1_795_000_000_000));
});

it.each(['', 'yesterday', '-1', '0', '1.5', '{}', '1e999'])('reads %s as no activity', (text) => {
  expect(makeLastActivity(storeOf(text), 'x.lastActivity').read()).toEqual(O.none);
});

it('does not break when the browser cannot store anything', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const lastActivity = makeLastActivity({ read: denied, write: denied }, 'x.lastActivity');
  expect([lastActivity.read(), lastActivity.write(instant(1))()]).toEqual([O.none, undefined]);
});

it('listens to a window until the watch ends, and does not take hiding for focus', () => {
  const heard: string[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const target = Object.assign(new EventTarget(), { document: page });
  const end = attend(target, { onUser: () => heard.push('user'), onFocus: () => heard.push('focus') });
  target.dispatchEvent(new Event('keydown'));
  target.dispatchEvent(new Event('focus'));
  page.dispatchEvent(new Event('visibilitychange'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  end();
  target.dispatchEvent(new Event('pointermove'));
  target.dispatchEvent(new Event('focus'));
  expect(heard).toEqual(['user', 'focus', 'focus']);
});
