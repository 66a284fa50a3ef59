import { transact } from '../../database/transaction.ts';
import type { Routes, Services } from '../../http/api.ts';
import { refuseCode, refuseWord } from '../../http/refusal.ts';
import { openCall, signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { takeAttempt } from '../attempts.sql.ts';
import { audit } from '../audit.sql.ts';
import { onlyOwn, signedInCaller } from '../caller.ts';
import { clientOfDocument } from '../client-of.sql.ts';
import { demandProof } from '../captcha.routes.ts';
import { changePassword } from './change-password.ts';
import { forgottenFromAddress, forgottenLimit, forgottenOfDocument } from '../limits.ts';
import { maskedEmail } from '../session-answer.sql.ts';
import { ChangePasswordBody, ForgottenAnswer, ForgottenQuery } from './passwords.schemas.ts';
import { sendTemporaryPassword } from './temporary-password.sql.ts';

/** Resets a forgotten password, and changes a password. @see spec A §7 Auth */
export const passwordRoutes: Routes = (api, services) => {
  api.get(
    '/clients/passwordResetByEmail',
    openCall('access', 'Send a temporary password: 400 ERR027 for a document that nobody has', {
      querystring: ForgottenQuery,
      answer: ForgottenAnswer,
    }),
    async ({ query, ip }) => {
      await takeAttempt(services, forgottenFromAddress(ip));
      await demandProof(services, query.captcha);
      await takeAttempt(services, forgottenLimit(query.document, ip));
      await takeAttempt(services, forgottenOfDocument(query.document));
      const email = await forget(services, query.document, ip);
      if (email === undefined) throw refuseCode(400, 'ERR027');
      return { email: maskedEmail(email) };
    },
  );

  api.post(
    '/clients/changePassword',
    signedInCall('access', 'Choose a new password: 400 ERR028, ERR080 or ERR084, 403 password_required', {
      body: ChangePasswordBody,
      answer: Nothing,
    }),
    async (request) => {
      const caller = await signedInCaller(request, services);
      const { document, currentPassword, newPassword } = request.body;
      onlyOwn(caller, document);
      if (caller.isDeviceBlocked) throw refuseWord(403, 'blocked_device');
      const change = { caller, currentPassword, newPassword, address: request.ip };
      switch (await changePassword(services, change)) {
        case 'Changed':
          return {};
        case 'PasswordRequired':
          throw refuseWord(403, 'password_required');
        case 'WrongPassword':
          throw refuseCode(400, 'ERR028');
        case 'SameAsPrevious':
          throw refuseCode(400, 'ERR084');
        case 'UsedBefore':
          throw refuseCode(400, 'ERR080');
        case 'Raced':
          throw refuseWord(409, 'retry');
      }
    },
  );
};

/** Sends a temporary password. @returns the e-mail address; `undefined` for an unknown document */
const forget = ({ db, clock }: Services, document: string, address: string): Promise<string | undefined> =>
  transact(db, async (tx) => {
    const now = clock.now();
    const client = await clientOfDocument(tx, document);
    if (client !== undefined) await sendTemporaryPassword(tx, client.id, now);
    const event = client === undefined ? 'password forgotten by nobody' : 'temporary password sent';
    await audit(tx, { event, clientId: client?.id, address, now });
    return client?.email;
  });
