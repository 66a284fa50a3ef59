import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { Kept, lastKnown } from './kept.ts';
import { portalSession } from './testing/portal-session.ts';

type Answer = E.Either<CallFailure, string>;

/** Something that a session keeps. The test answers each load later, in any order. */
const late = () => {
  const { memory, ...moves } = portalSession();
  const [asked, answers]: [string[], ((answer: Answer) => void)[]] = [[], []];
  const kept = new Kept<string>({ memory, ...moves }, ({ name }) => () => {
    asked.push(name);
    return new Promise((resolve) => answers.push(resolve));
  });
  const signInAs = (name: 'Ana' | 'Bruno') =>
    memory.session.write(name === 'Ana' ? session() : { ...session(), name, clientId: 8, document: BRUNO })();
  return { kept, asked, signInAs, goTo: moves.goTo, answer: (at: number, answer: Answer) => answers[at]?.(answer) };
};

it('is asked for once, even by two callers at the same time, and both get the answer [R503]', async () => {
  const { kept, asked, answer } = late();
  const got: (string | undefined)[] = [];
  const callers = [kept.ensure(), kept.ensure()].map((asking) => asking.then(() => got.push(lastKnown(kept.state))));
  answer(0, E.right('held'));
  await Promise.all(callers);
  await kept.ensure();
  expect([got, asked]).toEqual([['held', 'held'], [session().name]]);
});

it('is dropped when the account switches, and asked for again for the first one after that [R136]', async () => {
  const { kept, asked, signInAs, answer } = late();
  for (const [at, name] of (['Ana', 'Bruno', 'Ana'] as const).entries()) {
    signInAs(name);
    expect(lastKnown(kept.current())).toBeUndefined();
    const asking = kept.ensure();
    answer(at, E.right(`of ${name}`));
    await asking;
    expect(lastKnown(kept.current())).toBe(`of ${name}`);
  }
  expect(asked).toHaveLength(3);
});

it('of one client never goes to another, not even when it comes late', async () => {
  const { kept, signInAs, answer } = late();
  const ana = kept.ensure();
  signInAs('Bruno');
  const bruno = kept.ensure();
  answer(1, E.right('of Bruno'));
  await bruno;
  answer(0, E.right('of Ana'));
  await ana;
  expect(lastKnown(kept.current())).toBe('of Bruno');
});

it('is not kept after a failure: the next caller asks again', async () => {
  const { kept, asked, answer } = late();
  const first = kept.ensure();
  answer(0, E.left(unreachable));
  await first;
  expect(kept.state).toEqual({ _tag: 'Failed', failure: unreachable });
  const second = kept.ensure();
  expect(kept.state).toEqual({ _tag: 'Loading' });
  answer(1, E.right('held'));
  await second;
  expect([lastKnown(kept.state), asked.length]).toEqual(['held', 2]);
});

it('is stale while it loads again and after that failed, also to the next load, until one succeeds', async () => {
  const { kept, answer } = late();
  const first = kept.ensure();
  answer(0, E.right('held'));
  await first;
  expect(kept.state).toEqual({ _tag: 'Fresh', value: 'held' });
  const again = kept.refresh();
  expect(kept.state).toEqual({ _tag: 'StaleLoading', value: 'held', failure: undefined });
  answer(1, E.left(unreachable));
  await again;
  expect(kept.state).toEqual({ _tag: 'StaleFailed', value: 'held', failure: unreachable });
  const third = kept.ensure();
  expect(kept.state).toEqual({ _tag: 'StaleLoading', value: 'held', failure: unreachable });
  answer(2, E.right('new'));
  await third;
  expect(kept.state).toEqual({ _tag: 'Fresh', value: 'new' });
});

it('drops the answer of a load that began before the refresh, and whoever waits for it gets the newer one', async () => {
  const { kept, answer } = late();
  const before = kept.read();
  const after = kept.refresh();
  answer(0, E.right('from before the order'));
  answer(1, E.right('from after it'));
  await after;
  expect(await before).toEqual(E.right('from after it'));
});

it('is asked for past a cache by a refresh alone, and by each load after it until one succeeds (decision 0002)', async () => {
  const { memory, ...moves } = portalSession();
  const asked: boolean[] = [];
  const answers = [E.right('a'), E.left(unreachable), E.right('b')];
  const kept = new Kept<string>({ memory, ...moves }, (_, isAgain) => async () => {
    asked.push(isAgain);
    return answers.shift() ?? E.left(unreachable);
  });
  for (const ask of [kept.ensure, kept.refresh, kept.ensure, kept.ensure]) await ask();
  expect(asked).toEqual([false, true, true]);
});

it('is gone at /login, and an answer from before does not come back', async () => {
  const { kept, asked, goTo, answer } = late();
  const before = kept.ensure();
  goTo('/login');
  goTo('/dashboard');
  const after = kept.ensure();
  answer(0, E.right('of the session before'));
  await before;
  expect(lastKnown(kept.state)).toBeUndefined();
  answer(1, E.right('held'));
  await after;
  expect([lastKnown(kept.state), asked.length]).toEqual(['held', 2]);
  goTo('/login');
  expect(lastKnown(kept.state)).toBeUndefined();
});

it('changes with what the client saved, without a call, and never for another client', async () => {
  const { kept, asked, signInAs, answer } = late();
  kept.amend(() => 'nothing to change');
  expect(lastKnown(kept.current())).toBeUndefined();
  const asking = kept.ensure();
  answer(0, E.right('old'));
  await asking;
  kept.amend((value) => `${value} and new`);
  expect([lastKnown(kept.current()), asked]).toEqual(['old and new', [session().name]]);
  signInAs('Bruno');
  kept.amend((value) => value);
  expect(lastKnown(kept.current())).toBeUndefined();
});

it('that loads while the client saves asks again, because that answer may be from before', async () => {
  const { kept, answer } = late();
  const first = kept.ensure();
  answer(0, E.right('old'));
  await first;
  const again = kept.refresh();
  kept.amend(() => 'new');
  expect(lastKnown(kept.state)).toBe('new');
  answer(1, E.right('old'));
  answer(2, E.right('new, from the server'));
  await again;
  expect(kept.state).toEqual({ _tag: 'Fresh', value: 'new, from the server' });
});

it('is read as a failure after a refresh that failed, and without a session', async () => {
  const { kept, answer, goTo } = late();
  const first = kept.read();
  answer(0, E.right('held'));
  expect(await first).toEqual(E.right('held'));
  const again = kept.reread();
  answer(1, E.left(unreachable));
  expect(await again).toEqual(E.left(unreachable));
  const waiting = kept.read();
  goTo('/login');
  answer(2, E.right('too late'));
  expect(await waiting).toEqual(E.left({ _tag: 'NoSession', reason: 'none' }));
});
