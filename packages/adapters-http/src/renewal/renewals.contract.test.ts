import {
  makeFollowSignature,
  makeLoadRenewal,
  makeMarkRenewal,
  makeOpenSigning,
  makeStartRenewal,
} from '@aroeira/domain/renewal';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { control, type PersonaKey } from '../http/testing/index.ts';
import { makeHttpRenewals } from './index.ts';

const { sandbox, signedIn } = testSandbox();

const renewing = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const renewals = makeHttpRenewals(http);
  return {
    renewals,
    session,
    load: makeLoadRenewal({ renewals, company: '' })(session),
    start: makeStartRenewal({ renewals, company: '' })(session),
    mark: (mark: 'financial' | 'signature' | 'signed' | 'done') =>
      makeMarkRenewal({ renewals, company: '' })(session, mark),
  };
};

it('a renewal runs from its start to its end', async () => {
  const { renewals, session, load, start, mark } = await renewing('heitor');
  expect(await load()).toMatchObject({ renewal: { status: 'available', step: undefined }, failure: undefined });
  expect(await start()).toEqual(E.right(undefined));
  for (const step of ['financial', 'signature'] as const) expect(await mark(step)()).toEqual(E.right(undefined));
  const { renewal } = await load();
  expect(renewal).toMatchObject({ status: 'available', step: 'signature' });
  const follow = makeFollowSignature(renewals)(session.clientId, renewal);
  expect(await follow()).toEqual(E.right(renewal));
  expect(await mark('signed')()).toEqual(E.left({ _tag: 'RenewalNotSigned' }));
  const signing = await makeOpenSigning(renewals)(session.clientId)();
  expect(signing).toMatchObject(E.right({ status: 'pending' }));
  const token = E.isRight(signing) ? signing.right.signerToken : undefined;
  await control(sandbox, 'POST backoffice/sign', { token });
  expect(await follow()).toMatchObject(E.right({ step: 'signed' }));
  expect(await mark('done')()).toEqual(E.right(undefined));
  expect(await load()).toMatchObject({ renewal: { status: 'ok', step: undefined } });
});

it('an expired one opens its document late, and skips no step', async () => {
  const { renewals, session, mark } = await renewing('iris');
  expect(await mark('signature')()).toEqual(E.left({ _tag: 'RenewalStepOutOfOrder' }));
  expect(await renewals.hasDocument()).toEqual(E.right(false));
  expect(await makeOpenSigning(renewals)(session.clientId)()).toMatchObject(E.right({ status: 'pending' }));
  expect(await renewals.hasDocument()).toEqual(E.right(true));
});

it('does not start a renewal that is not due', async () => {
  const { start } = await renewing('ana');
  expect(await start()).toEqual(E.left({ _tag: 'RenewalNotDue' }));
});
