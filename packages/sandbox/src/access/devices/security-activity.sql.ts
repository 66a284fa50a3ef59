import type { Queries } from '../../database/transaction.ts';

/** The events of the audit that the client sees, in the words of the wire. The client does not see other events. */
const WORDS = {
  'signed in': 'signed_in',
  'sign-in refused': 'sign_in_refused',
  'code refused': 'code_refused',
  'refresh token used twice': 'token_reused',
  'device unblocked': 'device_unblocked',
  'unblock refused': 'unblock_refused',
  'device ended': 'device_ended',
  'misuse reported': 'misuse_reported',
  'password changed': 'password_changed',
  'temporary password sent': 'temporary_password_sent',
  'two-step enabled': 'two_step_enabled',
  'two-step disabled': 'two_step_disabled',
  'two-step invalid_code': 'code_refused',
  'quick access registered': 'quick_access_registered',
  'quick access refused': 'quick_access_refused',
  'data exported': 'data_exported',
} as const;

type Shown = keyof typeof WORDS;
type ActivityWord = (typeof WORDS)[Shown];

const isShown = (event: string): event is Shown => Object.hasOwn(WORDS, event);
const AT_MOST = 50;

/** Events that a stranger can cause without the password. The list shows only this many of them. */
const BY_ANYBODY: readonly Shown[] = ['sign-in refused', 'temporary password sent'];
const AT_MOST_BY_ANYBODY = 10;

/** An event of a client's access. */
export interface Activity {
  readonly event: ActivityWord;
  readonly at: Date;
}

interface Asked {
  readonly clientId: number;
  readonly events: readonly string[];
  readonly most: number;
}

const lastOf = (db: Queries, { clientId, events, most }: Asked) =>
  db
    .selectFrom('audit')
    .where('client_id', '=', clientId)
    .where('event', 'in', events)
    .select(['event', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The last events of a client's access, newest first. */
export const securityActivity = async (db: Queries, clientId: number): Promise<readonly Activity[]> => {
  const others = Object.keys(WORDS).filter((event) => !BY_ANYBODY.some((shown) => shown === event));
  const byAnybody = await lastOf(db, { clientId, events: BY_ANYBODY, most: AT_MOST_BY_ANYBODY });
  const rest = await lastOf(db, { clientId, events: others, most: AT_MOST - byAnybody.length });
  const rows = [...byAnybody, ...rest].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return rows.flatMap(({ event, at }) => (isShown(event) ? [{ event: WORDS[event], at }] : []));
};
