import type { Io } from './io.ts';
import type { Refusal } from './refusal.ts';

/** What a command has to say, both ways; only one of the two is printed. */
export interface Answer {
  /** The one document of `--json`. */
  readonly json: unknown;
  /** For people: a table or a sentence, without the last line break. */
  readonly text: string;
}

/** Prints an answer on stdout: exactly one JSON document, or what a person reads. */
export const printAnswer = (io: Io, isJson: boolean, { json, text }: Answer): void =>
  io.out(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);

/** Prints a refusal on stderr. JSON leaves `field` out when no field is to blame. */
export const printRefusal = (io: Io, isJson: boolean, { code, message, field }: Refusal): void =>
  io.err(isJson ? `${JSON.stringify({ error: { code, message, field } })}\n` : `${message}\n`);
