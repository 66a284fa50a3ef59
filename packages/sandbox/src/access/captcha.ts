import { randomInt } from 'node:crypto';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The web's captcha has a worker for this algorithm. */
const ALGORITHM = 'PBKDF2/SHA-256';

/** A phone needs some tenths of a second to solve this. Tests solve hundreds, and set the variable. */
const COST = {
  cost: 1000,
  ...(process.env['CHEAP_CAPTCHAS'] === '1' ? { fewest: 1, most: 3 } : { fewest: 200, most: 400 }),
};

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

/** Makes a challenge. A browser solves it in a moment. Only a server with the secret can make one. */
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

/** A solved challenge. Its signature identifies it. */
export interface Solved {
  readonly signature: string;
  readonly expiresAt: Date;
}

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString());
  } catch {
    // The schema of the caller refuses `undefined`.
    return undefined;
  }
};

/**
 * Checks the token of a captcha, but not whether it was used before.
 * @param token base64 of `{challenge, solution}`
 * @returns the challenge, if this server made it, the real clock has not passed its end, and the solution is right
 */
export const solvedChallenge = async (secret: string, token: string): Promise<Solved | undefined> => {
  const proof = parsed(token);
  if (!Value.Check(Proof, proof)) return undefined;
  const { challenge, solution } = proof;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
  return verified ? { signature: challenge.signature, expiresAt } : undefined;
};
