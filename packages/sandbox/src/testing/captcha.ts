import { Value } from '@sinclair/typebox/value';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Challenge as ChallengeOfWire } from '../access/captcha.ts';

/** Solves a challenge. @returns the token of the captcha */
export const tokenFor = async (challenge: Challenge): Promise<string> => {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

/** Asks a sandbox for a captcha and solves it, as a browser does. */
export const solveCaptcha = async ({ fetch }: { readonly fetch: typeof globalThis.fetch }): Promise<string> => {
  const answer = await fetch('http://sandbox.test/api/captcha/challenge');
  return tokenFor(Value.Parse(ChallengeOfWire, await answer.json()));
};
