import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA, refused, unreachable } from '../kernel/testing/index.ts';
import { makeLoadPosition } from './load-position.use-case.ts';
import { positionOf } from './position.rules.ts';
import { positions } from './testing/index.ts';

it('counts ERR027 and ERR160 as an empty position, and any other code as a failure [R458] [R459] [R460]', async () => {
  const empty = E.right(positionOf([]));
  expect(await makeLoadPosition(positions(TE.left(refused('ERR027'))))(ANA)()).toEqual(empty);
  expect(await makeLoadPosition(positions(TE.left(refused('ERR160'))))(ANA)()).toEqual(empty);
  expect(await makeLoadPosition(positions(TE.left(refused('ERR161'))))(ANA)()).toEqual(E.left(refused('ERR161')));
  expect(await makeLoadPosition(positions(TE.left(unreachable)))(ANA)()).toEqual(E.left(unreachable));
});
