import { NoResultError, type Kysely, type Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

/** The tables with locks of their own: sessions and their devices, limits, e-mails, reports, and the server's own. */
type OpenTable =
  | 'attempts'
  | 'audit'
  | 'captcha_secrets'
  | 'challenges'
  | 'clock_moves'
  | 'consents'
  | 'credentials'
  | 'devices'
  | 'faults'
  | 'logged_requests'
  | 'migrations'
  | 'old_passwords'
  | 'open_links'
  | 'outbox'
  | 'outbox_attachments'
  | 'quick_access'
  | 'quick_access_challenges'
  | 'refresh_tokens'
  | 'report_preparations'
  | 'request_counts'
  | 'resets_due'
  | 'scenario_results'
  | 'sessions'
  | 'signing_keys'
  | 'temporary_passwords'
  | 'two_step_codes'
  | 'used_captchas'
  | 'version_bumps'
  | 'worlds';

declare const whole: WholeDatabase;

/** The database or a transaction. It reads every table. Only a `LockedClient` writes the tables about a client. */
export interface Queries extends Pick<WholeDatabase, 'selectFrom' | 'executeQuery' | 'getExecutor'> {
  readonly insertInto: <T extends OpenTable>(table: T) => ReturnType<typeof whole.insertInto<T>>;
  readonly updateTable: <T extends OpenTable>(table: T) => ReturnType<typeof whole.updateTable<T>>;
  readonly deleteFrom: <T extends OpenTable>(table: T) => ReturnType<typeof whole.deleteFrom<T>>;
}

/** The database of a running server. */
export interface Database extends Queries, Pick<WholeDatabase, 'destroy'> {}

/** The same with every right. Who opens a database gets it. */
export type WholeDatabase = Kysely<DB>;

/** A transaction with every right, which locked nothing. The seed writes with it, and what makes a client. */
export type RawTransaction = Transaction<DB>;

/**
 * After these the whole transaction may run again: serialization failure, deadlock, and a named read whose columns
 * changed. A reset puts new rows in the place of all rows of a world. A transaction beside it finds a row gone, or twice.
 */
const AGAIN = new Set(['40001', '40P01', '0A000', '23503', '23505']);
const TRIES = 5;

const mayRunAgain = (error: unknown): boolean => error instanceof NoResultError || AGAIN.has(errorCode(error));

/** The code of an error of PostgreSQL or Node. It is empty if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Runs work in one transaction. It runs the work again if the engine asks for it.
 *
 * The work awaits queries only, and the turns between large ones: the embedded engine has one connection, and all
 * requests wait for it. A throw rolls the writes back, so the work *returns* a refusal whose writes must stay.
 */
export const transactRaw = async <A>(db: Database, work: (tx: RawTransaction) => Promise<A>): Promise<A> => {
  // A cast, because a Database hides its rights. Whatever has its type was opened as a whole one.
  const opened = db as WholeDatabase;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await opened.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !mayRunAgain(error)) throw error;
    }
  }
};

/** The same for work that writes nothing about a client. What writes about one uses `withClient`. */
export const transact = <A>(db: Database, work: (tx: Queries) => Promise<A>): Promise<A> => transactRaw(db, work);
