import type { ConsentTerm } from '../../access/session.ts';
import type { Instant } from '../../kernel/days.ts';

/** What a client answered about the consent. Not in the specification: decision 0241. */
export interface ConsentAnswered {
  readonly isAccepted: boolean;
  readonly terms: readonly ConsentTerm[];
  /** Names the text that the client read. */
  readonly version: string;
  readonly at: Instant;
}

/** Every answer of a client, the newest first. */
export type ConsentHistory = readonly ConsentAnswered[];

/** What one answer changed. */
export interface ConsentChange extends Pick<ConsentAnswered, 'version' | 'at'> {
  readonly given: readonly ConsentTerm[];
  readonly withdrawn: readonly ConsentTerm[];
}

/** A term now: whether it is given, and since when. `undefined` for a term that the client never gave. */
export interface TermNow {
  readonly term: ConsentTerm;
  readonly isGiven: boolean;
  readonly since: Instant | undefined;
}
