import { savedAccount, session } from '@aroeira/domain/access/testing';
import { ANA, BRUNO } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering, clientOf, json, serverBy } from '../../http/testing/index.ts';
import { makeHttpConsentsOfDevice, makeHttpMainAccounts, makeHttpSessions } from '../index.ts';

const account = savedAccount({ clientId: 8, loginId: 'login-8', document: BRUNO });

it('sets the main account by its id, with its Login-ID and without a token [R133]', async () => {
  const { http, seen, calls } = answering(200, {});
  expect(await makeHttpMainAccounts(http).set(account)()).toEqual(E.right(undefined));
  const [call] = seen;
  expect([calls(), call?.body]).toEqual([['POST /auth/mainAccount'], { id: 8 }]);
  expect([call?.headers.get('login-id'), call?.headers.has('authorization')]).toEqual(['login-8', false]);
});

it('asks for consent before the password by the Login-ID of the account [R108]', async () => {
  const { http, seen } = answering(200, { UID: 'uid-1', accepted: false });
  const consents = makeHttpConsentsOfDevice(http)(account);
  expect(await consents.status(BRUNO)()).toEqual(E.right({ uid: 'uid-1', isAccepted: false }));
  await consents.answer({ uid: 'uid-1', document: BRUNO, isAccepted: true, terms: [1] })();
  expect(seen.map(({ headers }) => [headers.get('login-id'), headers.has('authorization')])).toEqual([
    ['login-8', false],
    ['login-8', false],
  ]);
});

it.each([8, 7])('revokes a replaced session with its own token, after a sign-in of client %i', async (clientId) => {
  const server = serverBy(() => json(200, {}));
  const left = session({ clientId: 8, document: BRUNO, tokens: { access: 'access-8', refresh: 'refresh-8' } });
  const { http, device } = clientOf(server);
  device.session.write(session({ clientId, document: ANA }))();
  await makeHttpSessions(http).revoke(left)();
  expect(server.seen[0]?.body).toEqual({ refreshToken: 'refresh-8' });
});
