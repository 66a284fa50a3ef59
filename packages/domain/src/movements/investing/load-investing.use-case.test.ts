import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import { fund, orderingClient } from '../testing/index.ts';
import { makeLoadInvesting } from './load-investing.use-case.ts';

const client = orderingClient();

it('reads the funds, then the client', async () => {
  const read: string[] = [];
  const load = makeLoadInvesting({
    loadFunds: (id) => TE.fromIO(() => (read.push(`funds of ${id}`), [fund()])),
    clients: { of: (id) => TE.fromIO(() => (read.push(`client ${id}`), client)) },
  });
  expect(await load(42)()).toEqual(E.right({ funds: [fund()], client }));
  expect(read).toEqual(['funds of 42', 'client 42']);
});

it('fails as the funds or the client fail, and reads no client without funds', async () => {
  const notLoaded = { _tag: 'FundsNotLoaded', why: unreachable } as const;
  let reads = 0;
  const failing = { of: () => TE.fromIO(() => (reads++, client)) };
  expect(await makeLoadInvesting({ loadFunds: () => TE.left(notLoaded), clients: failing })(42)()).toEqual(
    E.left(notLoaded),
  );
  expect(reads).toBe(0);
  const loadFunds = () => TE.right([fund()]);
  const clients = { of: () => TE.left(unreachable) };
  expect(await makeLoadInvesting({ loadFunds, clients })(42)()).toEqual(E.left(unreachable));
});
