import type { Static } from '@sinclair/typebox';
import type { Services } from '../http/api.ts';
import type { Session, LoginAnswer } from './access.schemas.ts';
import type { OpenedSession } from './sessions.sql.ts';
import { MUST_CHANGE } from './password/temporary-password.sql.ts';
import { refuseWord } from '../http/refusal.ts';
import type { AdmissionOutcome } from './sign-in/sign-in.ts';

/** Masks an address, `a***@e***.com.br`: the person who reads it may not be its owner. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*@(.)[^.]*/u, '$1***@$2***');

/** A new session in the words of the wire. @see spec A §3 Session / login info */
export const sessionAnswer = async (
  { db, tokens }: Services,
  { sessionId, refreshToken }: OpenedSession,
): Promise<Static<typeof Session>> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('devices', 'devices.id', 'sessions.login_id')
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .innerJoin('credentials', 'credentials.client_id', 'clients.id')
    .leftJoin('resets_due', 'resets_due.login_id', 'sessions.login_id')
    .where('sessions.id', '=', sessionId)
    .select(['clients.id', 'sessions.login_id', 'clients.document', 'clients.name', 'clients.email'])
    .select(['clients.mfa_enabled', 'clients.is_co_holder', 'devices.is_blocked', 'devices.is_main_account'])
    .select(MUST_CHANGE.as('must_change'))
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    loginId: row.login_id,
    token: await tokens.sign(sessionId),
    refreshToken,
    document: row.document,
    name: row.name,
    // The address is one of the five answers that unblock the device (decision 0170).
    email: row.is_blocked ? maskedEmail(row.email) : row.email,
    mainAccount: row.is_main_account,
    blockedDevice: row.is_blocked,
    userStatus: row.must_change ? 'change password' : 'confirmed',
    mfa: row.mfa_enabled === true,
    isCoholder: row.is_co_holder,
    useRNBiometry: false,
  };
};

/** @throws Refusal 409 if another device is connected @see spec A §7 Auth; decision Q126 */
export const admissionAnswer = async (
  services: Services,
  outcome: AdmissionOutcome,
): Promise<Static<typeof LoginAnswer>> => {
  switch (outcome._tag) {
    case 'AlreadyConnected':
      throw refuseWord(409, 'already_connected');
    case 'Challenged':
      return { mfa: true, loginId: outcome.loginId };
    case 'SignedIn':
      return sessionAnswer(services, outcome.session);
  }
};
