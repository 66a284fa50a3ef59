import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ANA, BRUNO, refused, unreachable } from '../kernel/testing/index.ts';
import { makeLoadPosition, makePositionCache } from './load-position.use-case.ts';
import { positionOf } from './position.rules.ts';
import type { Holding } from './position.ts';
import { holding, HOLDINGS, positions } from './testing/index.ts';

describe('loading the position', () => {
  it('counts ERR027 and ERR160 as nothing yet, and any other code as a failure [R458] [R459] [R460]', async () => {
    const empty = E.right(positionOf([]));
    expect(await makeLoadPosition(positions(TE.left(refused('ERR027'))))(ANA)()).toEqual(empty);
    expect(await makeLoadPosition(positions(TE.left(refused('ERR160'))))(ANA)()).toEqual(empty);
    expect(await makeLoadPosition(positions(TE.left(refused('ERR161'))))(ANA)()).toEqual(E.left(refused('ERR161')));
    expect(await makeLoadPosition(positions(TE.left(unreachable)))(ANA)()).toEqual(E.left(unreachable));
  });
});

describe('the cache', () => {
  it('asks once for a client, also when two ask at the same time', async () => {
    const server = positions();
    const { load } = makePositionCache(makeLoadPosition(server));
    const [first, second] = await Promise.all([load(ANA)(), load(ANA)()]);
    expect(first).toEqual(E.right(positionOf(HOLDINGS)));
    expect([second, await load(ANA)()]).toEqual([first, first]);
    expect(server.asked).toEqual([ANA]);
  });

  it('asks again for another client, and when it comes back [R136]', async () => {
    const server = positions();
    const { load } = makePositionCache(makeLoadPosition(server));
    for (const document of [ANA, BRUNO, ANA]) await load(document)();
    expect(server.asked).toEqual([ANA, BRUNO, ANA]);
  });

  it('never serves one client the position of another, not even one that comes late', async () => {
    let answerAna: (holdings: readonly Holding[]) => void = () => undefined;
    const late = new Promise<readonly Holding[]>((resolve) => (answerAna = resolve));
    const ofBruno = [holding('ACOES', 7)];
    const server = positions(
      TE.fromTask<readonly Holding[], never>(() => late),
      TE.right(ofBruno),
    );
    const cache = makePositionCache(makeLoadPosition(server));
    const ana = cache.load(ANA)();
    expect(await cache.load(BRUNO)()).toEqual(E.right(positionOf(ofBruno)));
    answerAna(HOLDINGS);
    expect(await ana).toEqual(E.right(positionOf(HOLDINGS)));
    expect([cache.held(ANA), cache.held(BRUNO)]).toEqual([undefined, positionOf(ofBruno)]);
    expect(await cache.load(BRUNO)()).toEqual(E.right(positionOf(ofBruno)));
    expect(server.asked).toEqual([ANA, BRUNO]);
  });

  it('never holds a failure [R464]', async () => {
    const server = positions(TE.left(unreachable), TE.right(HOLDINGS));
    const { load } = makePositionCache(makeLoadPosition(server));
    expect(await load(ANA)()).toEqual(E.left(unreachable));
    expect(await load(ANA)()).toEqual(E.right(positionOf(HOLDINGS)));
    expect(server.asked).toHaveLength(2);
  });

  it('asks again once it was dropped', async () => {
    const server = positions();
    const cache = makePositionCache(makeLoadPosition(server));
    await cache.load(ANA)();
    cache.drop();
    await cache.load(ANA)();
    expect(server.asked).toHaveLength(2);
  });

  it('tells what it holds of a client without a call, and nothing of another or after a drop', async () => {
    const server = positions();
    const cache = makePositionCache(makeLoadPosition(server));
    const loading = cache.load(ANA)();
    expect(cache.held(ANA)).toBeUndefined();
    await loading;
    expect(cache.held(ANA)).toEqual(positionOf(HOLDINGS));
    expect(cache.held(BRUNO)).toBeUndefined();
    cache.drop();
    expect(cache.held(ANA)).toBeUndefined();
    expect(server.asked).toEqual([ANA]);
  });
});
