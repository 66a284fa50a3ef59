import type { SignedInSession } from '@aroeira/domain/access';
import type { Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeHttpAuthenticator } from '../../access/index.ts';
import type { Fetch } from '../transport.ts';
import { clientOf } from './index.ts';

/** A device at a sandbox where nobody is signed in yet. */
export const deviceAt = (sandbox: { readonly fetch: Fetch }) => {
  const client = clientOf(sandbox, 'http://sandbox.test/api');
  client.device.session.clear();
  const deviceInfo = { type: 'web', userAgent: 'test', language: 'pt-BR', appVersion: '1.0.72' } as const;
  return { ...client, authenticator: makeHttpAuthenticator(client.http, deviceInfo) };
};

/** A device at a sandbox where a persona without a two-step code is signed in, as the use case would leave it. */
export const signedInAt = async (sandbox: { readonly fetch: Fetch }, document: Document) => {
  const at = deviceAt(sandbox);
  const answer = await at.authenticator.signIn({ document, password: 'Senha@123' }, O.none)();
  if (E.isLeft(answer) || answer.right._tag !== 'SignedIn') throw new Error(`${document}: ${JSON.stringify(answer)}`);
  const session: SignedInSession = answer.right.session;
  at.device.session.write(session)();
  return { ...at, session };
};
