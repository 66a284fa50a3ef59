import type { Instant } from '../../kernel/days.ts';

/**
 * A table of what is kept about a client. Each record has captions in pt-BR as names. A value is a text, a number, an ISO day or
 * instant, nothing, or what the client declared.
 */
export interface ClientTable {
  /** Names the file of the table, in ASCII. */
  readonly key: string;
  readonly title: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** Everything that the server keeps about a client. Not in the specification: decision 0240. */
export interface ClientData {
  readonly exportedAt: Instant;
  readonly tables: readonly ClientTable[];
}
