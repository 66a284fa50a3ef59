import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

const cbor = (value: Cbor): Buffer => Buffer.from(isoCBOR.encode(value));

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [px, py] = [x, y].map((each) => Buffer.from(each, 'base64url'));
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, px ?? Buffer.of()],
      [-3, py ?? Buffer.of()],
    ]),
  );
};

export interface Misdeed {
  readonly origin?: string;
  readonly isUserVerified?: boolean;
  readonly count?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** One ES256 key and no attestation. @param origin the origin of the page that asks for the key */
export const softwareAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const name = id.toString('base64url');
  let count = 0;
  const clientData = (type: string, challenge: string, misdeed: Misdeed): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: misdeed.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (relyingParty: string, flags: number, misdeed: Misdeed): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(misdeed.count ?? (count += 1));
    const verified = misdeed.isUserVerified === false ? 0 : VERIFIED;
    return Buffer.concat([sha256(relyingParty), Buffer.of(PRESENT | verified | flags), counter]);
  };
  const credential = { id: name, rawId: name, type: 'public-key' as const };
  return {
    id: name,
    /** What `navigator.credentials.create` would answer, as JSON. */
    create: (relyingParty: string, challenge: string, misdeed: Misdeed = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(relyingParty, WITH_KEY, misdeed);
      const authData = Buffer.concat([data, Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, misdeed).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      };
    },
    /** What `navigator.credentials.get` would answer, as JSON. */
    get: (relyingParty: string, challenge: string, misdeed: Misdeed = {}) => {
      const data = authenticatorData(relyingParty, 0, misdeed);
      const client = clientData('webauthn.get', challenge, misdeed);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      };
    },
  };
};
