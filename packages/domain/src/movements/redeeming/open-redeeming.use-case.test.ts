import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import { fund, heldFund, orderingClient } from '../testing/index.ts';
import { makeOpenRedeeming } from './open-redeeming.use-case.ts';

const client = orderingClient();
const clients = { of: () => TE.right(client) };

it('opens the form for a fund that the client holds, with their accounts', async () => {
  const open = makeOpenRedeeming({ loadFunds: () => TE.right([fund({ id: 8 }), heldFund()]), clients });
  expect(await open(1, 7)()).toEqual(E.right({ fund: heldFund(), client }));
});

it('does not read the client for a fund without a redemption', async () => {
  const unread = { of: () => TE.left(unreachable) };
  const open = makeOpenRedeeming({ loadFunds: () => TE.right([]), clients: unread });
  expect(await open(1, 7)()).toEqual(E.left({ _tag: 'NothingToRedeem' }));
});
