import type { Instant } from '../../kernel/days.ts';

/** Captions in pt-BR name the values: texts, numbers, ISO days or instants, nothing, or what was declared. */
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
