import { builtOnce } from '../database/built-once.sql.ts';
import type { Queries } from '../database/transaction.ts';
import { MUST_CHANGE } from './password/temporary-password.sql.ts';

/** The signed-in client who sent a request. */
export interface Caller {
  readonly clientId: number;
  readonly document: string;
  readonly sessionId: string;
  readonly loginId: string;
  readonly isDeviceBlocked: boolean;
  readonly mustChangePassword: boolean;
  /** `null` before the first question for the consent. */
  readonly hasConsented: boolean | null;
}

/** The client of a session. There is none when the session has ended. */
export const callerOf = async (db: Queries, sessionId: string): Promise<Caller | undefined> =>
  (await callersOf(db, sessionId))[0];

const callersOf = builtOnce((db, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('devices', 'devices.id', 'sessions.login_id')
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .innerJoin('credentials', 'credentials.client_id', 'clients.id')
    .leftJoin('consents', 'consents.client_id', 'clients.id')
    .leftJoin('resets_due', 'resets_due.login_id', 'sessions.login_id')
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .select([
      'sessions.id as sessionId',
      'sessions.login_id as loginId',
      'clients.id as clientId',
      'clients.document',
      'devices.is_blocked as isDeviceBlocked',
      MUST_CHANGE.as('mustChangePassword'),
      'consents.is_accepted as hasConsented',
    ]),
);
