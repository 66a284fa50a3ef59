import type { Routes, Services } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { openCall } from '../http/described-call.ts';
import { Challenge, makeChallenge, solvedChallenge } from './captcha.ts';
import { captchaSecret, spendCaptcha } from './captcha.sql.ts';

const LIFE_MS = 10 * 60_000;

/** The real time. The browser that solves a challenge has it too, even if the sandbox's clock was moved. */
const realNow = ({ clock }: Services): Date => new Date(clock.now().getTime() - clock.offset());

/** Gives captchas to clients who are not signed in. @see decision Q141 */
export const captchaRoutes: Routes = (api, services) => {
  api.get('/captcha/challenge', openCall('access', 'A captcha to solve', { answer: Challenge }), async () =>
    makeChallenge(await captchaSecret(services.db), new Date(realNow(services).getTime() + LIFE_MS)),
  );
};

/** @throws Refusal 400 for a proof that is wrong, too old or used before */
export const demandProof = async (services: Services, token: string): Promise<void> => {
  const solved = await solvedChallenge(await captchaSecret(services.db), token);
  const isTaken = solved !== undefined && (await spendCaptcha(services.db, solved, realNow(services)));
  if (!isTaken) throw refuseWord(400, 'invalid_captcha');
};
