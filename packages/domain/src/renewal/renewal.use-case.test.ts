import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { ANA, unreachable } from '../kernel/testing/index.ts';
import { makeLoadRenewal } from './load-renewal.use-case.ts';
import { makeMarkRenewal } from './mark-renewal.use-case.ts';
import { renewalMessage } from './renewal.messages.ts';
import { makeFollowSignature } from './follow-signature.use-case.ts';
import { makeOpenSigning } from './open-signing.use-case.ts';
import { RENEWAL_OK, RENEWAL_STEPS, type RenewingClient } from './renewal.ts';
import { answeredNotice } from './renewal.rules.ts';
import { makeStartRenewal } from './start-renewal.use-case.ts';
import { renewal, renewalsServer } from './testing/index.ts';

const CNPJ = '15067401000136';
const ana: RenewingClient = { clientId: 7, document: ANA, isCoHolder: false };
const company: RenewingClient = { clientId: 8, document: CNPJ, isCoHolder: false };
const notDue = { _tag: 'RenewalNotDue' } as const;

describe('loading a renewal', () => {
  it('asks the server about a holder, and returns the server’s renewal', async () => {
    const server = renewalsServer({ of: TE.right(renewal({ status: 'expired', step: 'financial' })) });
    expect(await makeLoadRenewal({ renewals: server, company: '' })(ana)()).toEqual({
      renewal: renewal({ status: 'expired', step: 'financial' }),
      isRequested: true,
      failure: undefined,
    });
    expect(server.asked).toEqual(['status of 7']);
  });

  it('counts a failed renewal as ok, and keeps the failure [R415]', async () => {
    const server = renewalsServer({ of: TE.left(unreachable) });
    expect(await makeLoadRenewal({ renewals: server, company: '' })(ana)()).toEqual({
      renewal: RENEWAL_OK,
      isRequested: true,
      failure: unreachable,
    });
  });

  it('makes no call for a company, except the configured one [R413] [R414]', async () => {
    const server = renewalsServer();
    expect(await makeLoadRenewal({ renewals: server, company: '' })(company)()).toEqual({
      renewal: RENEWAL_OK,
      isRequested: false,
      failure: undefined,
    });
    expect(server.asked).toEqual([]);
    expect(await makeLoadRenewal({ renewals: server, company: CNPJ })(company)()).toMatchObject({
      renewal: renewal(),
      isRequested: true,
    });
  });
});

describe('a start and a step', () => {
  it('are sent to the server', async () => {
    const server = renewalsServer();
    expect(await makeStartRenewal({ renewals: server, company: '' })(ana)()).toEqual(E.right(undefined));
    for (const mark of [...RENEWAL_STEPS, 'done'] as const)
      expect(await makeMarkRenewal({ renewals: server, company: '' })(ana, mark)()).toEqual(E.right(undefined));
    expect(server.asked).toEqual([
      'start 7',
      'step started',
      'step financial',
      'step signature',
      'step signed',
      'step done',
    ]);
  });

  it('make no call for a client without renewals', async () => {
    const server = renewalsServer();
    expect(await makeStartRenewal({ renewals: server, company: '' })(company)()).toEqual(E.left(notDue));
    expect(await makeMarkRenewal({ renewals: server, company: '' })(company, 'financial')()).toEqual(E.left(notDue));
    expect(server.asked).toEqual([]);
    expect(await makeStartRenewal({ renewals: server, company: CNPJ })(company)()).toEqual(E.right(undefined));
    expect(await makeMarkRenewal({ renewals: server, company: CNPJ })(company, 'financial')()).toEqual(
      E.right(undefined),
    );
  });

  it('return the reason of the server', async () => {
    const server = renewalsServer({ start: TE.left(notDue), mark: TE.left({ _tag: 'RenewalStepOutOfOrder' }) });
    expect(await makeStartRenewal({ renewals: server, company: '' })(ana)()).toEqual(E.left(notDue));
    expect(await makeMarkRenewal({ renewals: server, company: '' })(ana, 'signed')()).toEqual(
      E.left({ _tag: 'RenewalStepOutOfOrder' }),
    );
    const tags = ['RenewalNotDue', 'RenewalStepOutOfOrder', 'RenewalNotSigned'] as const;
    expect(new Set([...tags.map((_tag) => renewalMessage({ _tag })), renewalMessage(unreachable)]).size).toBe(4);
  });
});

describe('the answer to the modal', () => {
  it('leads to the check list after a start', () => {
    expect(answeredNotice('start')).toEqual({ redirect: 'renewalCheckList', modal: undefined });
  });

  it('only closes the modal after a later or a close, and opens no page [R405]', () => {
    expect(answeredNotice('postpone')).toEqual({ redirect: undefined, modal: undefined });
    expect(answeredNotice('close')).toEqual({ redirect: undefined, modal: undefined });
  });
});

describe('a signature', () => {
  it('uses a waiting document, and opens one only when none waits', async () => {
    const [waiting, none] = [renewalsServer({ hasDocument: true }), renewalsServer({ hasDocument: false })];
    const signature = E.right({ status: 'pending', signerToken: 'token-1' });
    expect(await makeOpenSigning(waiting)(7)()).toEqual(signature);
    expect(await makeOpenSigning(none)(7)()).toEqual(signature);
    expect(waiting.asked).toEqual(['document', 'signature of 7']);
    expect(none.asked).toEqual(['document', 'start 7', 'signature of 7']);
    const over = renewalsServer({ start: TE.left(notDue) });
    expect(await makeOpenSigning(over)(7)()).toEqual(E.left(notDue));
    expect(over.asked).not.toContain('signature of 7');
  });

  it('is asked for once while the renewal waits for it, and leads to the next step [R396]', async () => {
    const awaited = renewal({ step: 'signature' });
    const signed = renewalsServer({ signature: { status: 'signed', signerToken: 'token-1' } });
    expect(await makeFollowSignature(signed)(7, awaited)()).toEqual(E.right(renewal({ step: 'signed' })));
    expect(signed.asked).toEqual(['signature of 7', 'step signed']);
    const pending = renewalsServer();
    expect(await makeFollowSignature(pending)(7, awaited)()).toEqual(E.right(awaited));
    expect(pending.asked).toEqual(['signature of 7']);
  });

  it('is not asked for at other steps, and changes no step when the server refuses it', async () => {
    const server = renewalsServer();
    for (const step of [undefined, 'started', 'financial', 'signed'] as const)
      expect(await makeFollowSignature(server)(7, renewal({ step }))()).toEqual(E.right(renewal({ step })));
    expect(server.asked).toEqual([]);
    const failing = renewalsServer({
      signature: { status: 'signed', signerToken: 'token-1' },
      mark: TE.left({ _tag: 'RenewalNotSigned' }),
    });
    expect(await makeFollowSignature(failing)(7, renewal({ step: 'signature' }))()).toEqual(
      E.left({ _tag: 'RenewalNotSigned' }),
    );
  });
});
