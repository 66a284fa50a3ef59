import type { Routes, Services } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { Refusals } from '../http/wire.schemas.ts';
import { Challenge, makeChallenge, solvedChallenge } from './captcha.ts';
import { captchaSecret, spendCaptcha } from './captcha.sql.ts';

const LIFE_MS = 10 * 60_000;

/** The browser that solves a challenge has the real time, wherever the sandbox's clock was moved. */
const realNow = ({ clock }: Services): Date => new Date(clock.now().getTime() - clock.offset());

/** Challenges for the captcha of whoever is not signed in. @see decision Q141 */
export const captchaRoutes: Routes = (api, services) => {
  api.get(
    '/captcha/challenge',
    { schema: { tags: ['access'], summary: 'A captcha to solve', response: { 200: Challenge, ...Refusals } } },
    async () => makeChallenge(await captchaSecret(services.db), new Date(realNow(services).getTime() + LIFE_MS)),
  );
};

/** @throws Refusal 400 for a proof that is none, too old, or was brought before */
export const demandProof = async (services: Services, token: string): Promise<void> => {
  const solved = await solvedChallenge(await captchaSecret(services.db), token);
  const isTaken = solved !== undefined && (await spendCaptcha(services.db, solved, realNow(services)));
  if (!isTaken) throw refuseWord(400, 'invalid_captcha');
};
