import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { makeAcceptConsent, makeDenyConsent } from './answer-consent.use-case.ts';
import { CONSENT_TERMS } from '../session.ts';
import { ANA, unreachable } from '../../kernel/testing/index.ts';
import { consents, newDevice, savedAccount, session, sessions } from '../testing/index.ts';

const request = { session: session({ isConsentDue: true }), consent: { uid: 'uid-1', isAccepted: false } };

describe('a consent', () => {
  it('that is accepted is stored with the checked terms, and the sign-in goes on [R221]', async () => {
    const [server, device] = [consents(false), newDevice()];
    device.session.write({ ...request.session, tokens: { access: 'access-2', refresh: 'refresh-2' } })();
    const step = await makeAcceptConsent({ consents: server, memory: device })(request, [1, 3])();
    expect(server.answered).toEqual([{ uid: 'uid-1', document: ANA, isAccepted: true, terms: [1, 3] }]);
    const entered = session({ tokens: { access: 'access-2', refresh: 'refresh-2' } });
    expect(step).toEqual(E.right({ _tag: 'Done', session: entered, destination: 'dashboard' }));
    expect(device.session.read()).toEqual(O.some(entered));
  });

  it('that could not be stored stops the sign-in', async () => {
    expect(
      await makeAcceptConsent({ consents: consents(false, TE.left(unreachable)), memory: newDevice() })(
        request,
        CONSENT_TERMS,
      )(),
    ).toEqual(E.left(unreachable));
  });

  it('that is denied ends the session here and at the server, and keeps the account [R222]', async () => {
    const [server, device] = [sessions(), newDevice()];
    device.session.write(session())();
    device.savedAccounts.write([savedAccount()])();
    await makeDenyConsent({ sessions: server, memory: device })(request)();
    expect(server.ended).toEqual(['app 7']);
    expect(device.session.read()).toEqual(O.none);
    expect(device.savedAccounts.read()).toEqual(O.some([savedAccount()]));
  });

  it('that is denied ends the session here even when the server does not answer', async () => {
    const device = newDevice();
    device.session.write(session())();
    expect(await makeDenyConsent({ sessions: sessions(TE.left(unreachable)), memory: device })(request)()).toEqual(
      E.right(undefined),
    );
    expect(device.session.read()).toEqual(O.none);
  });
});
