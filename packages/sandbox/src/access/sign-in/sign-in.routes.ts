import type { FastifyRequest } from 'fastify';
import { lockClient } from '../../database/locked-client.sql.ts';
import { transactRaw } from '../../database/transaction.ts';
import type { Routes, Services } from '../../http/api.ts';
import { refuseCode, refuseWord } from '../../http/refusal.ts';
import { openCall } from '../../http/described-call.ts';
import { CodeBody, LoginAnswer, LoginBody, SendCodeAnswer, SendCodeBody, Session } from '../access.schemas.ts';
import { admissionAnswer, sessionAnswer } from '../session-answer.sql.ts';
import { clearAttempts, giveBackAttempt, takeAttempt, type Limit } from '../attempts.sql.ts';
import { audit } from '../audit.sql.ts';
import { sendCode, takeCode, waitingOn, type Waiting } from '../challenges.sql.ts';
import { loginIdIn, ownerOf } from '../devices/devices.sql.ts';
import {
  codeLimit,
  codesFromAddress,
  codesToNewDevices,
  wrongCodesFromAddress,
  wrongCodesOnDevice,
  wrongCodesOnNewDevices,
} from '../limits.ts';
import { tellOfNewDevice } from '../devices/new-device-mail.sql.ts';
import { cameByTemporaryPassword } from '../password/temporary-password.sql.ts';
import { endSessions, isShutOut, openSession } from '../sessions.sql.ts';
import { signIn } from './sign-in.ts';

/** Signs in by password, and by a code if the client has two-step verification. @see spec A §7 Auth */
export const signInRoutes: Routes = (api, services) => {
  api.post(
    '/auth/login/1',
    openCall('access', 'Sign in with a password', { body: LoginBody, answer: LoginAnswer }),
    async (request) => {
      const outcome = await signIn(services, {
        ...request.body,
        loginId: loginIdIn(request.headers['login-id']),
        address: request.ip,
      });
      if (outcome._tag === 'WrongCredentials') throw refuseCode(400, 'ERR028');
      return admissionAnswer(services, outcome);
    },
  );

  api.post(
    '/auth/login/1/send_mfa',
    openCall('access', 'Send the code', { body: SendCodeBody, answer: SendCodeAnswer }),
    async (request) => {
      const { document, loginId } = request.body;
      const challenged = { document, loginId, now: services.clock.now() };
      const waiting = await waitingOn(services.db, challenged);
      if (waiting?.isNewDevice !== false) await takeAttempt(services, codesFromAddress(request.ip));
      await takeAttempt(services, codeLimit(loginId));
      if (waiting?.isNewDevice === true) await takeAttempt(services, codesToNewDevices(waiting.clientId));
      const outcome = await sendCode(services.db, challenged);
      if (outcome === 'no password') throw refuseWord(403, 'password_required');
      return { status: outcome === 'sent' ? ('code_sended' as const) : ('mfa_disabled' as const) };
    },
  );

  api.post(
    '/auth/login/1/mfa',
    openCall('access', 'Enter the code', { body: CodeBody, answer: Session }),
    async (request) => {
      const waiting = await waitingOn(services.db, { ...request.body, now: services.clock.now() });
      const isKnown = waiting?.isNewDevice === false;
      if (!isKnown) await takeAttempt(services, wrongCodesFromAddress(request.ip));
      if (waiting !== undefined) await takeAttempt(services, wrongCodesOf(waiting, request.body.loginId));
      const session = await enterCode(services, request.body, request);
      if (session === undefined) throw refuseCode(400, 'ERR028');
      if (waiting !== undefined) await startCountAgain(services, waiting, request.body.loginId);
      if (!isKnown) await giveBackAttempt(services, wrongCodesFromAddress(request.ip));
      if (session === 'AlreadyConnected') throw refuseWord(409, 'already_connected');
      return sessionAnswer(services, session);
    },
  );
};

const wrongCodesOf = ({ clientId, isNewDevice }: Waiting, loginId: string): Limit =>
  isNewDevice ? wrongCodesOnNewDevices(clientId) : wrongCodesOnDevice(loginId);

/** Only the owner reads the e-mails, so a right code resets the counts. */
const startCountAgain = async (services: Services, waiting: Waiting, loginId: string): Promise<void> => {
  await clearAttempts(services, wrongCodesOf(waiting, loginId));
  if (waiting.isNewDevice) await clearAttempts(services, codesToNewDevices(waiting.clientId));
};

const enterCode = (
  { db, clock, portalUrl }: Services,
  { document, loginId, mfa }: { readonly document: string; readonly loginId: string; readonly mfa: string },
  { ip: address }: FastifyRequest,
) =>
  transactRaw(db, async (tx) => {
    const now = clock.now();
    const owner = await ownerOf(tx, loginId);
    // A change of the password locks the client too, and then deletes the code.
    if (owner !== undefined) await lockClient(tx, owner);
    const clientId = await takeCode(tx, { document, loginId, now }, mfa);
    if (clientId === undefined) {
      await audit(tx, { event: 'code refused', clientId: owner, address, now });
      return undefined;
    }
    if (await isShutOut(tx, { clientId, loginId, now })) {
      if (!(await cameByTemporaryPassword(tx, loginId))) return 'AlreadyConnected' as const;
      await endSessions(tx, clientId, now);
    }
    await audit(tx, { event: 'signed in', clientId, address, now });
    await tellOfNewDevice(tx, { loginId, now, portalUrl: portalUrl() });
    return openSession(tx, { clientId, loginId, now });
  });
