import { randomInt } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The one that the web's captcha has a worker for. */
const ALGORITHM = 'PBKDF2/SHA-256';

/** Some tenths of a second of a telephone's time. */
const COST = { cost: 1000, fewest: 200, most: 400 };

/** @see https://altcha.org, version 2 of its challenge */
export const Challenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.String(),
    nonce: Type.String(),
    salt: Type.String(),
    cost: Type.Integer(),
    keyLength: Type.Integer(),
    keyPrefix: Type.String(),
    expiresAt: Type.Integer({ description: 'Seconds since 1970, of the real clock' }),
  }),
  signature: Type.String(),
});

const Proof = Type.Object({
  challenge: Challenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String() }),
});

/** A challenge that a browser solves in a moment, and nobody can make but we. */
export const makeChallenge = async (secret: string, expiresAt: Date): Promise<Static<typeof Challenge>> =>
  Value.Parse(
    Challenge,
    await createChallenge({
      algorithm: ALGORITHM,
      cost: COST.cost,
      counter: randomInt(COST.fewest, COST.most),
      deriveKey,
      expiresAt,
      hmacSignatureSecret: secret,
    }),
  );

/** A challenge that was solved; its signature names it. */
export interface Solved {
  readonly signature: string;
  readonly expiresAt: Date;
}

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    // What is no JSON is no proof: the caller's schema says so.
    return undefined;
  }
};

/**
 * @param token what the captcha handed over: base64 of `{challenge, solution}`
 * @returns the challenge, when it is ours, not expired by the real clock and solved; not whether it was used before
 */
export const solvedChallenge = async (secret: string, token: string): Promise<Solved | undefined> => {
  const proof = parsed(token);
  if (!Value.Check(Proof, proof)) return undefined;
  const { challenge, solution } = proof;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  return verified ? { signature: challenge.signature, expiresAt } : undefined;
};
