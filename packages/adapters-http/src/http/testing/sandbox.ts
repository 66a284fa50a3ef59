import {
  copiesOfFile,
  documentOf,
  PASSWORD,
  worldOfFile,
  type PersonaKey,
  type SandboxOfFile,
} from '@aroeira/sandbox/testing';
import type { SignedInSession } from '@aroeira/domain/access';
import { parseDocument, type Document } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { makeHttpAuthenticator } from '../../access/index.ts';
import type { Fetch } from '../transport.ts';
import { clientOf, deviceInfo } from './index.ts';

/** The document of a persona, as the domain reads it. */
export const documentAs = (persona: PersonaKey): Document => {
  const read = parseDocument(documentOf(persona));
  if (E.isLeft(read)) throw new Error(`${persona}: not a CPF or CNPJ`);
  return read.right;
};

const deviceAt = (sandbox: { readonly fetch: Fetch }) => {
  const client = clientOf(sandbox, 'http://sandbox.test/api');
  client.device.session.clear();
  return { ...client, authenticator: makeHttpAuthenticator({ http: client.http, deviceInfo }) };
};

/** The server that `SANDBOX_URL` names, or two copies of one in this process. */
const sandboxHere = (): Omit<SandboxOfFile, 'database'> => {
  const url = process.env['SANDBOX_URL'];
  return url === undefined ? copiesOfFile() : worldOfFile(url);
};

/** A sandbox for the tests of one file, and devices at it. Call it once, outside the tests. */
export const testSandbox = () => {
  const sandbox = sandboxHere();
  return {
    sandbox,
    /** A device where nobody is signed in yet. */
    signedOut: () => deviceAt(sandbox),
    /**
     * A device where the use case signed in a persona without a two-step code.
     *
     * @param fetch the function that the device calls instead of the sandbox
     */
    signedIn: async (persona: PersonaKey, fetch: Fetch = sandbox.fetch) => {
      const at = deviceAt({ fetch });
      const answer = await at.authenticator.signIn({ document: documentAs(persona), password: PASSWORD }, O.none)();
      if (E.isLeft(answer) || answer.right._tag !== 'SignedIn')
        throw new Error(`${persona}: ${JSON.stringify(answer)}`);
      const session: SignedInSession = answer.right.session;
      at.device.session.write(session)();
      return { ...at, session };
    },
  };
};
