import { sql } from 'kysely';
import type { Queries } from '../../database/transaction.ts';

const DAY_MS = 86_400_000;

/** A device without a session for this long: its code expired long ago. */
const UNOPENED_MS = DAY_MS;
/** A device that was not used for this long signs in as a new one. */
const FORGOTTEN_MS = 90 * DAY_MS;
/** The server keeps this many unused devices, and all of the last days: an owner needs time to read an e-mail. */
const MOST = 100;
const MAIL_MS = 7 * DAY_MS;

/**
 * Forgets no device that is signed in, has a key, or keeps new ones blocked. The caller has locked the client.
 * @see docs/decisions/0158
 */
export const forgetLeftDevices = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await sql`
    with known as (
      select
        devices.id,
        devices.created_at,
        max(greatest(sessions.created_at, refresh_tokens.used_at, sessions.revoked_at)) as seen_at,
        coalesce(bool_or(
          sessions.revoked_at is null and refresh_tokens.used_at is null and refresh_tokens.expires_at > ${now}
        ), false) as is_live
      from devices
      join clients on clients.id = devices.client_id
      left join sessions on sessions.login_id = devices.id
      left join refresh_tokens on refresh_tokens.session_id = sessions.id
      where devices.client_id = ${clientId}
        and (clients.blocks_new_devices or not devices.is_blocked)
        and not exists (select from quick_access where quick_access.login_id = devices.id)
      group by devices.id, devices.created_at
    ), left_devices as (
      select id, created_at, seen_at, row_number() over (order by seen_at desc nulls last) as place
      from known
      where not is_live
    )
    delete from devices using left_devices
    where devices.id = left_devices.id and (
      (seen_at is null and left_devices.created_at < ${since(UNOPENED_MS)})
      or seen_at < ${since(FORGOTTEN_MS)}
      or (place > ${MOST} and seen_at < ${since(MAIL_MS)})
    )`.execute(tx);
};
