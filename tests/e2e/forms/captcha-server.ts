import type { Page } from '@playwright/test';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

const SECRETS = { hmacSignatureSecret: 'a secret of this test', hmacKeySignatureSecret: 'and another' };

/** Answers instead of the server, with challenges that a browser solves in a moment. */
export const answerCaptcha = async (page: Page): Promise<void> => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 50,
    deriveKey,
    expiresAt: new Date(Date.now() + 600_000),
    ...SECRETS,
  });
  await page.route('**/api/captcha/challenge', (route) => route.fulfill({ json: challenge }));
};

/** Whether a token proves the solution of its challenge. */
export const isProof = async (token: string): Promise<boolean> => {
  // The token comes from altcha. A token of another shape fails the verification.
  const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    challenge: Challenge;
    solution: Solution;
  };
  return (await verifySolution({ challenge, solution, deriveKey, ...SECRETS })).verified;
};
