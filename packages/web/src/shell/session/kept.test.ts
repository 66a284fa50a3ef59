import { session } from '@aroeira/domain/access/testing';
import type { CallFailure } from '@aroeira/domain/kernel';
import { BRUNO, unreachable } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { Kept } from './kept.ts';
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
  const callers = [kept.ensure(), kept.ensure()].map((asking) => asking.then(() => got.push(kept.value)));
  answer(0, E.right('held'));
  await Promise.all(callers);
  await kept.ensure();
  expect([got, asked]).toEqual([['held', 'held'], [session().name]]);
});

it('is dropped when the account switches, and asked for again for the first one after that [R136]', async () => {
  const { kept, asked, signInAs, answer } = late();
  for (const [at, name] of (['Ana', 'Bruno', 'Ana'] as const).entries()) {
    signInAs(name);
    expect(kept.held()).toBeUndefined();
    const asking = kept.ensure();
    answer(at, E.right(`of ${name}`));
    await asking;
    expect(kept.held()).toBe(`of ${name}`);
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
  expect(kept.held()).toBe('of Bruno');
});

it('is not kept after a failure: the next caller asks again', async () => {
  const { kept, asked, answer } = late();
  const first = kept.ensure();
  answer(0, E.left(unreachable));
  await first;
  expect([kept.value, kept.failure]).toEqual([undefined, unreachable]);
  const second = kept.ensure();
  expect(kept.failure).toBeUndefined();
  answer(1, E.right('held'));
  await second;
  expect([kept.value, asked.length]).toEqual(['held', 2]);
});

it('stays while it loads again, and after that load failed', async () => {
  const { kept, answer } = late();
  const first = kept.ensure();
  answer(0, E.right('held'));
  await first;
  const again = kept.refresh();
  expect(kept.value).toBe('held');
  answer(1, E.left(unreachable));
  await again;
  expect(kept.value).toBe('held');
});

it('is gone at /login, and an answer from before does not come back', async () => {
  const { kept, asked, goTo, answer } = late();
  const before = kept.ensure();
  goTo('/login');
  goTo('/dashboard');
  const after = kept.ensure();
  answer(0, E.right('of the session before'));
  await before;
  expect(kept.value).toBeUndefined();
  answer(1, E.right('held'));
  await after;
  expect([kept.value, asked.length]).toEqual(['held', 2]);
  goTo('/login');
  expect(kept.value).toBeUndefined();
});

it('changes with what the client saved, without a call, and never for another client', async () => {
  const { kept, asked, signInAs, answer } = late();
  kept.amend(() => 'nothing to change');
  expect(kept.held()).toBeUndefined();
  const asking = kept.ensure();
  answer(0, E.right('old'));
  await asking;
  kept.amend((value) => `${value} and new`);
  expect([kept.held(), asked]).toEqual(['old and new', [session().name]]);
  signInAs('Bruno');
  kept.amend((value) => value);
  expect(kept.held()).toBeUndefined();
});

it('that loads while the client saves asks again, because that answer may be from before', async () => {
  const { memory, ...moves } = portalSession();
  memory.session.write(session())();
  const loads: TE.TaskEither<CallFailure, string>[] = [
    TE.right('old'),
    async () => {
      kept.amend(() => 'new');
      return E.right('old');
    },
    TE.right('new, from the server'),
  ];
  const kept = new Kept<string>({ memory, ...moves }, () => loads.shift() ?? TE.left(unreachable));
  await kept.ensure();
  await kept.refresh();
  expect([kept.value, loads]).toEqual(['new, from the server', []]);
});
