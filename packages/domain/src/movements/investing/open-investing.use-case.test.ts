import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA, unreachable } from '../../kernel/testing/index.ts';
import { standing } from '../../registration/testing/index.ts';
import type { Standing } from '../../registration/flags/flag.ts';
import { makeLoadFunds } from '../funds/load-funds.use-case.ts';
import { fund, orderingClient } from '../testing/index.ts';
import { makeLoadInvesting } from './load-investing.use-case.ts';
import { makeOpenInvesting } from './open-investing.use-case.ts';

const client = orderingClient();
const form = { formId: 1042, approval: 'approved', verdict: 'ok' } as const;

const opening = (changes: Partial<Standing> = {}) => {
  const read: string[] = [];
  const loadFunds = makeLoadFunds({
    forms: { form: (clientId) => TE.fromIO(() => (read.push(`form of ${clientId}`), form)) },
    funds: { list: ({ id, formId }) => TE.fromIO(() => (read.push(`funds of ${id}/${formId}`), [fund()])) },
  });
  const open = makeOpenInvesting({
    gatherStanding: () => TE.right(standing(changes)),
    loadInvesting: makeLoadInvesting({
      loadFunds,
      clients: { of: (clientId) => TE.fromIO(() => (read.push(`client ${clientId}`), client)) },
    }),
  });
  return { read, answer: open({ clientId: 42, document: ANA }) };
};

it('reads the registration form, the funds of that form, and the client [R588]', async () => {
  const { read, answer } = opening();
  expect(await answer()).toEqual(E.right({ funds: [fund()], client }));
  expect(read).toEqual(['form of 42', 'funds of 42/1042', 'client 42']);
});

it('makes no call for a client who may not invest, and says why [R570]', async () => {
  const { read, answer } = opening({ position: 'failed' });
  expect(await answer()).toEqual(E.left({ _tag: 'CannotInvest', reason: { _tag: 'PositionFailed' } }));
  expect(read).toEqual([]);
});

it('fails when one of the two calls fails', async () => {
  const failed = E.left({ _tag: 'FundsNotLoaded', why: unreachable });
  const [forms, funds] = [{ form: () => TE.right(form) }, { list: () => TE.right([]) }];
  expect(await makeLoadFunds({ forms: { form: () => TE.left(unreachable) }, funds })(42)()).toEqual(failed);
  expect(await makeLoadFunds({ forms, funds: { list: () => TE.left(unreachable) } })(42)()).toEqual(failed);
});
