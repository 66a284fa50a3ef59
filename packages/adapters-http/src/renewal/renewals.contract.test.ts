import { makeMarkRenewal, makeOpenSigning } from '@aroeira/domain/renewal';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpRenewals } from './index.ts';

const { signedIn } = testSandbox();

it('an expired one opens its document late, and skips no step', async () => {
  const { http, session } = await signedIn('iris');
  const renewals = makeHttpRenewals(http);
  const mark = makeMarkRenewal({ renewals, company: '' });
  expect(await mark(session, 'signature')()).toEqual(E.left({ _tag: 'RenewalStepOutOfOrder' }));
  expect(await renewals.hasDocument()).toEqual(E.right(false));
  expect(await makeOpenSigning(renewals)(session.clientId)()).toMatchObject(E.right({ status: 'pending' }));
  expect(await renewals.hasDocument()).toEqual(E.right(true));
});
