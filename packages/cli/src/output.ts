import type { Io } from './io.ts';
import type { Refusal } from './refusal.ts';

/** What a command has to say, both ways; only one of the two is printed. */
export interface Answer {
  /** The one document of `--json`. */
  readonly json: unknown;
  /** For people: a table or a sentence, without the last line break. */
  readonly text: string;
}

/** An answer that is the same document for people and programs. */
export const jsonAnswer = (json: unknown): Answer => ({ json, text: JSON.stringify(json) });

/** What a command ends with: its answer, or nothing more when it printed line by line as it went. */
export type Outcome = Answer | 'printed';

/** Prints an answer on stdout: exactly one JSON document, or what a person reads. */
export const printAnswer = (io: Io, isJson: boolean, { json, text }: Answer): void =>
  io.out(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);

/** A refusal as a document. JSON leaves out what there is nothing to say of: a field, what was saved in turn, errors of lines. */
export const refusalJson = ({ code, message, field, saved, errors }: Refusal) => ({
  error: { code, message, field, saved, errors: errors?.map(({ json }) => json) },
});

/** Prints a refusal on stderr. */
export const printRefusal = (io: Io, isJson: boolean, refusal: Refusal): void =>
  io.err(isJson ? `${JSON.stringify(refusalJson(refusal))}\n` : `${refusalText(refusal)}\n`);

const refusalText = ({ message, saved = [], errors = [] }: Refusal): string =>
  [
    ...(errors.length === 0 ? [message] : errors.map(({ name, json }) => `${name}: ${json.message}`)),
    ...(saved.length === 0 ? [] : [`Salvas antes: ${saved.join(', ')}.`]),
  ].join('\n');
