import type { Challenge } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import { solveCaptcha, tokenFor } from '../testing/captcha.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { makeChallenge, solvedChallenge } from './captcha.ts';

const SECRET = 'a secret of this test';
const inMinutes = (minutes: number): Date => new Date(Math.ceil(Date.now() / 1000) * 1000 + minutes * 60_000);

const decoded = (token: string) =>
  // Our own token of a moment ago.
  JSON.parse(Buffer.from(token, 'base64').toString()) as { challenge: Challenge; solution: { counter: number } };
const encoded = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64');

describe('a captcha', () => {
  it('accepts the right solution, and tells its signature and its end', async () => {
    const expiresAt = inMinutes(10);
    const challenge = await makeChallenge(SECRET, expiresAt);
    expect(await solvedChallenge(SECRET, await tokenFor(challenge))).toEqual({
      signature: challenge.signature,
      expiresAt,
    });
  });

  it('refuses a solution that comes too late', async () => {
    const token = await tokenFor(await makeChallenge(SECRET, inMinutes(-1)));
    expect(await solvedChallenge(SECRET, token)).toBeUndefined();
  });

  it('refuses another solution, an easier challenge, another secret and a missing proof', async () => {
    const token = await tokenFor(await makeChallenge(SECRET, inMinutes(10)));
    const { challenge, solution } = decoded(token);
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
    const wrong = [
      encoded({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
      encoded({ challenge, solution: { ...solution, derivedKey: '00' } }),
      encoded({ challenge: easier, solution }),
      encoded({ challenge: later, solution }),
      encoded({ challenge: { parameters: challenge.parameters }, solution }),
      encoded({ challenge }),
      encoded(null),
      'no proof',
    ];
    for (const other of wrong) expect(await solvedChallenge(SECRET, other)).toBeUndefined();
    expect(await solvedChallenge('another secret', token)).toBeUndefined();
  });
});

describe('the captcha of a server', () => {
  const sandbox = sandboxOfFile();
  const { call, advanceClock } = sandbox;

  const forget = (captcha: string) =>
    call(`GET /api/clients/passwordResetByEmail?document=23157281500&captcha=${encodeURIComponent(captcha)}`);

  it('takes a solution once, by the real clock', async () => {
    await advanceClock('3d');
    const token = await solveCaptcha(sandbox);
    expect((await forget(token)).body).toEqual([{ code: 'ERR027', message: 'Documento não encontrado.' }]);
    expect(await forget(token)).toMatchObject({ status: 400, body: { message: 'invalid_captcha' } });
  });

  it('refuses a call without a captcha', async () => {
    expect(await forget('')).toMatchObject({ status: 400, body: { message: 'validation' } });
    expect(await forget('no proof')).toMatchObject({ status: 400, body: { message: 'invalid_captcha' } });
  });
});
