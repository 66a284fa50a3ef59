import type { NewCredential, Proof } from '@aroeira/domain/access';
import { ANA } from '@aroeira/domain/kernel/testing';
import { softwareAuthenticator } from '@aroeira/sandbox/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { deviceInfo } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpQuickAccess } from '../index.ts';

const { sandbox, signedIn } = testSandbox();

type Authenticator = ReturnType<typeof softwareAuthenticator>;

const newCredential = ({ id, response }: ReturnType<Authenticator['create']>): NewCredential => ({
  credentialId: id,
  clientData: response.clientDataJSON,
  attestation: response.attestationObject,
  transports: ['internal'],
});
const proofOf = ({ id, response }: ReturnType<Authenticator['get']>): Proof => ({
  credentialId: id,
  clientData: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
});
const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const onDevice = async () => {
  const { http, session } = await signedIn('ana');
  const { url }: { readonly url: string } = Object((await sandbox.call('GET /sandbox/world')).body);
  const authenticator = softwareAuthenticator(url);
  const site = new URL(url).hostname;
  return { quickAccess: makeHttpQuickAccess({ http, deviceInfo }), session, authenticator, site };
};

it('registers the key of a device, and signs its client in by that key', async () => {
  const { quickAccess, session, authenticator, site } = await onDevice();
  const request = right(await quickAccess.requestCredential());
  expect(request).toMatchObject({ relyingParty: { id: site }, user: { name: session.email }, known: [] });
  const created = authenticator.create(request.relyingParty.id, request.challenge);
  expect(await quickAccess.register(newCredential(created))()).toEqual(E.right(undefined));

  const { relyingPartyId, challenge, challengeId, credentialIds } = right(
    await quickAccess.requestProof(session.loginId)(),
  );
  expect(credentialIds).toEqual([authenticator.id]);
  const proof = proofOf(authenticator.get(relyingPartyId, challenge));
  expect(await quickAccess.signIn({ document: ANA, challengeId, proof })()).toMatchObject(
    E.right({ _tag: 'SignedIn', session: { document: ANA, loginId: session.loginId } }),
  );
  expect(await quickAccess.signIn({ document: ANA, challengeId, proof })()).toEqual(
    E.left({ _tag: 'VerificationFailed' }),
  );
});

it('says that a device has no key, and refuses a wrong one', async () => {
  const { quickAccess, session, authenticator } = await onDevice();
  expect(await quickAccess.requestProof(session.loginId)()).toEqual(E.left({ _tag: 'CredentialUnknown' }));
  const { challenge } = right(await quickAccess.requestCredential());
  const foreign = authenticator.create('elsewhere.example', challenge);
  expect(await quickAccess.register(newCredential(foreign))()).toMatchObject(
    E.left({ _tag: 'Refused', code: 'verification_failed' }),
  );
});
