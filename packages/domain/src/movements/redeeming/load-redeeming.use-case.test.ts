import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { History } from '../recent-orders.rules.ts';
import { fund, heldFund, movement, orderingClient } from '../testing/index.ts';
import { makeLoadRedeeming } from './load-redeeming.use-case.ts';

const client = orderingClient();
const clients = { of: () => TE.right(client) };
const recalling = (history: Partial<History> = {}) => T.of({ movements: [], submitted: [], ...history });

it('opens the form for a fund that the client holds, with their accounts', async () => {
  const open = makeLoadRedeeming({
    recall: () => recalling(),
    loadFunds: () => TE.right([fund({ id: 8 }), fund()]),
    clients,
  });
  expect(await open(1, 7)()).toEqual(E.right({ fund: heldFund(), client, movements: [] }));
});

it('does not read the client for a fund without a redemption', async () => {
  const unread = { of: () => TE.left(unreachable) };
  const open = makeLoadRedeeming({ recall: () => recalling(), loadFunds: () => TE.right([]), clients: unread });
  expect(await open(1, 7)()).toEqual(E.left({ _tag: 'NothingToRedeem' }));
});

it('tells what waits of the fund, and opens when the orders are unknown (decision 0193)', async () => {
  const opened = (history: Partial<History>) =>
    makeLoadRedeeming({ recall: () => recalling(history), loadFunds: () => TE.right([fund()]), clients })(1, 7)();
  const waiting = { areKnown: true, leaving: cents(500_00), isClosing: false };
  const movements = [movement()];
  expect(await opened({ movements })).toEqual(E.right({ fund: heldFund({ waiting }), client, movements }));
  expect(await opened({ movements: [movement({ operation: 'total-redemption' })] })).toEqual(
    E.left({ _tag: 'AllLeaving' }),
  );
  expect(await opened({ movements: undefined })).toMatchObject(
    E.right({ fund: { waiting: { areKnown: false, leaving: 0 } } }),
  );
});
