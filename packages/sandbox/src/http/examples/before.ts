import { PERSONA_PASSWORD } from '../../personas/personas.seed.ts';
import { deviceInfo } from './invented.ts';
import type { Own, Sent } from './plan.ts';

/** What a sign-in sends. */
export const passwordOf = (document: string, password = PERSONA_PASSWORD): Sent => ({
  body: { document, password, deviceInfo },
});

/** Sends the password of a client who has two-step verification. @returns the login id of the device */
export const challenged = async ({ ask, document }: Own): Promise<unknown> =>
  (await ask('POST /api/auth/login/1', passwordOf(document)))['loginId'];

/** The code of the last e-mail. */
export const codeIn = async ({ ask, document }: Pick<Own, 'ask' | 'document'>): Promise<string> =>
  /\b\d{6}\b/.exec(JSON.stringify(await ask(`GET /sandbox/outbox?last=1&to=${document}`)))?.[0] ?? '';

/** What the code page of such a client sends. */
export const waiting = async (own: Own) => {
  const loginId = await challenged(own);
  await own.ask('POST /api/auth/login/1/send_mfa', { body: { document: own.document, loginId } });
  return { document: own.document, loginId, mfa: await codeIn(own), deviceInfo };
};

/** Makes a call so often that its limit refuses the next one. */
export const tried =
  (times: number, what: string, body: (own: Own) => object) =>
  async (caller: Own): Promise<Sent> => {
    for (let count = 0; count < times; count += 1) await caller.ask(what, { body: body(caller) });
    return { body: body(caller) };
  };

/** Signs rafael in, who may be connected on one device only, after the device of the seed was forgotten. */
export const freed = async ({ ask, as }: Own): Promise<Own> => {
  await ask('POST /sandbox/clock', { body: { advance: '60d' } });
  return as('rafael');
};

/** Ends the session of a device. */
export const leave = async ({ ask, refreshToken }: Own): Promise<void> => {
  await ask('POST /api/auth/logoutApp/:id', { body: { refreshToken } });
};
