import { sql, type RawBuilder } from 'kysely';
import type { RawTransaction } from '../database/transaction.ts';

/** What opens a door until a time, and nothing behind it. */
const DOORS = ['challenges', 'quick_access_challenges', 'two_step_codes', 'temporary_passwords'];

/** The time of each world, by its own clock. What a snapshot keeps stays as it was kept. */
const TIMES = sql`times as (
  select worlds.id as world, now() + make_interval(secs => coalesce(offset_ms, 0) / 1000.0) as now
  from worlds left join clock_moves on clock_moves.world = worlds.id where kind = 'world')`;

/** A day more than needed: the clocks of two servers differ, and one may be set back. */
const OVER = sql`times.now - interval '1 day'`;
/** So long the law wants the data of an access to be kept (Lei 12.965/2014, article 15). */
const LONG_OVER = sql`times.now - interval '6 months'`;

/** Lets go by time, in all worlds, of what no call reads any more. @see decision 0403 */
export const forgetEnded = async (tx: RawTransaction): Promise<void> => {
  const run = (statement: RawBuilder<unknown>) => sql`with ${TIMES} ${statement}`.execute(tx);
  for (const door of DOORS) {
    const table = sql.table(door);
    await run(sql`delete from ${table} door using times where door.world = times.world and door.expires_at < ${OVER}`);
  }
  // A spent token stays as long as its successors: only one of them may ever be used (decision 0173).
  // A session without a token ended when its last one did. Its device was in use until then.
  await run(sql`, expired as (
      delete from refresh_tokens token using times where token.world = times.world and token.expires_at < ${OVER}
        and not exists (select from refresh_tokens successor where successor.world = token.world
          and successor.predecessor_hash = token.token_hash and successor.expires_at >= ${OVER})
      returning token.world, token.session_id, token.expires_at
    ), ended (world, session_id, at) as (
      select world, session_id, max(expires_at) from expired group by world, session_id
    )
    update sessions set revoked_at = ended.at from ended join times on times.world = ended.world
    where sessions.world = ended.world and id = session_id and revoked_at is null and not exists (
      select from refresh_tokens token where token.world = ended.world and token.session_id = id
        and token.expires_at >= ${OVER})`);
  // The last session of a device stays as long as the device: it says that the device is not new.
  await run(sql`delete from sessions using times where sessions.world = times.world and revoked_at < ${LONG_OVER}
    and exists (select from sessions later where later.world = sessions.world and later.login_id = sessions.login_id
      and (later.created_at, later.id) > (sessions.created_at, sessions.id))`);
  await run(sql`delete from outbox using times where outbox.world = times.world and created_at < ${LONG_OVER}`);
  await run(sql`delete from consents using times
    where consents.world = times.world and client_id is null and answered_at < ${LONG_OVER}`);
};
