import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { ANA, BRUNO, unreachable } from '../kernel/testing/index.ts';
import { makeClientCache } from './client-cache.ts';
import { makeLoadPosition } from './load-position.use-case.ts';
import { positionOf } from './position.rules.ts';
import type { Position } from './position.ts';
import { holding, HOLDINGS, positions, yieldHistories, YIELDS } from './testing/index.ts';

const OF_ANA = positionOf(HOLDINGS);
const OF_BRUNO = positionOf([holding('ACOES', 7)]);

/** A load that the test answers later, in any order. */
const late = () => {
  const answers: ((answer: E.Either<CallFailure, Position>) => void)[] = [];
  const load = () => () =>
    new Promise<E.Either<CallFailure, Position>>((resolve) => {
      answers.push(resolve);
    });
  return { answers, cache: makeClientCache<[], Position>(load) };
};

describe('the position', () => {
  it('is asked for once, even by two callers at the same time [R503]', async () => {
    const server = positions();
    const { load } = makeClientCache(makeLoadPosition(server));
    const [first, second] = await Promise.all([load(ANA)(), load(ANA)()]);
    expect(first).toEqual(E.right(OF_ANA));
    expect([second, await load(ANA)()]).toEqual([first, first]);
    expect(server.asked).toEqual([ANA]);
  });

  it('is asked for again for another client, and for the first client after that [R136]', async () => {
    const server = positions();
    const { load } = makeClientCache(makeLoadPosition(server));
    for (const document of [ANA, BRUNO, ANA]) await load(document)();
    expect(server.asked).toEqual([ANA, BRUNO, ANA]);
  });

  it('of one client never goes to another, not even when it comes late', async () => {
    const { answers, cache } = late();
    const [ana, bruno] = [cache.load(ANA)(), cache.load(BRUNO)()];
    answers[1]?.(E.right(OF_BRUNO));
    expect(await bruno).toEqual(E.right(OF_BRUNO));
    answers[0]?.(E.right(OF_ANA));
    expect(await ana).toEqual(E.right(OF_ANA));
    expect([cache.held(ANA), cache.held(BRUNO)]).toEqual([undefined, OF_BRUNO]);
    expect(await cache.load(BRUNO)()).toEqual(E.right(OF_BRUNO));
    expect(answers).toHaveLength(2);
  });

  it('is not kept after a failure', async () => {
    const server = positions(TE.left(unreachable), TE.right(HOLDINGS));
    const { load, held } = makeClientCache(makeLoadPosition(server));
    expect(await Promise.all([load(ANA)(), load(ANA)()])).toEqual([E.left(unreachable), E.left(unreachable)]);
    expect(held(ANA)).toBeUndefined();
    expect(await load(ANA)()).toEqual(E.right(OF_ANA));
    expect(server.asked).toHaveLength(2);
  });

  it('is asked for again after a drop', async () => {
    const server = positions();
    const cache = makeClientCache(makeLoadPosition(server));
    await cache.load(ANA)();
    cache.drop();
    expect(cache.held(ANA)).toBeUndefined();
    await cache.load(ANA)();
    expect(server.asked).toEqual([ANA, ANA]);
  });

  it('that comes after a drop is not kept, and its failure removes nothing', async () => {
    const { answers, cache } = late();
    const stale = [cache.load(ANA)()];
    cache.drop();
    stale.push(cache.load(ANA)());
    cache.drop();
    const fresh = cache.load(ANA)();
    answers[2]?.(E.right(OF_BRUNO));
    await fresh;
    answers[0]?.(E.right(OF_ANA));
    answers[1]?.(E.left(unreachable));
    await Promise.all(stale);
    expect(cache.held(ANA)).toEqual(OF_BRUNO);
  });

  it('is read from the cache without a call, only for its client', async () => {
    const server = positions();
    const { load, held } = makeClientCache(makeLoadPosition(server));
    const loading = load(ANA)();
    expect(held(ANA)).toBeUndefined();
    await loading;
    expect([held(ANA), held(BRUNO)]).toEqual([OF_ANA, undefined]);
    expect(server.asked).toEqual([ANA]);
  });
});

describe('the yield', () => {
  it('is asked for once per period [R503]', async () => {
    const server = yieldHistories();
    const { load, held } = makeClientCache(server.of);
    for (const period of ['max', '12m', 'max', '12m']) expect(await load(ANA, period)()).toEqual(E.right(YIELDS));
    expect(server.asked.map(([, period]) => period)).toEqual(['max', '12m']);
    expect([held(ANA, '12m'), held(ANA, '6m')]).toEqual([YIELDS, undefined]);
  });

  it('of every period is dropped when the client changes [R136]', async () => {
    const server = yieldHistories();
    const { load, held } = makeClientCache(server.of);
    await load(ANA, 'max')();
    await load(ANA, '12m')();
    await load(BRUNO, 'max')();
    expect([held(ANA, 'max'), held(ANA, '12m')]).toEqual([undefined, undefined]);
    await load(ANA, '12m')();
    expect(server.asked).toHaveLength(4);
  });

  it('of one period fails without an effect on the others', async () => {
    const server = yieldHistories(TE.right(YIELDS), TE.left(unreachable));
    const { load, held } = makeClientCache(server.of);
    await load(ANA, 'max')();
    expect(await load(ANA, '12m')()).toEqual(E.left(unreachable));
    expect([held(ANA, 'max'), held(ANA, '12m')]).toEqual([YIELDS, undefined]);
  });
});
