import { supportCode } from '@aroeira/domain/kernel/messages';
import type { Io } from './io.ts';
import type { Refusal } from './refusal.ts';

/** The answer of a command in both forms. The program prints one of them. */
export interface Answer {
  /** The one document of `--json`. */
  readonly json: unknown;
  /** For people: a table or a sentence, without the last line break. */
  readonly text: string;
}

/** Makes an answer with the same document for people and programs. */
export const jsonAnswer = (json: unknown): Answer => ({ json, text: JSON.stringify(json) });

/** The end of a command: its answer, or `printed` when it printed line by line itself. */
export type Outcome = Answer | 'printed';

/** Prints an answer on stdout: exactly one JSON document, or what a person reads. */
export const printAnswer = (io: Io, isJson: boolean, { json, text }: Answer): void =>
  io.out(isJson ? `${JSON.stringify(json)}\n` : `${text}\n`);

/** A refusal as a JSON document. Absent parts are left out: the field, the saved steps, the errors of lines. */
export const refusalJson = ({ code, message, field, status, serverCode, requestId, saved, errors }: Refusal) => ({
  error: { code, message, field, status, serverCode, requestId, saved, errors: errors?.map(({ json }) => json) },
});

export const printRefusal = (io: Pick<Io, 'err'>, isJson: boolean, refusal: Refusal): void =>
  io.err(isJson ? `${JSON.stringify(refusalJson(refusal))}\n` : `${refusalText(refusal)}\n`);

/** @see decision 0317 */
const refusalText = ({ message, field, isAtField = false, requestId, saved, errors = [] }: Refusal): string =>
  [
    ...(errors.length === 0
      ? [isAtField && field !== undefined ? `${field}: ${message}` : message]
      : errors.map(({ name, json }) => `${name}: ${json.message}`)),
    ...(saved === undefined || saved.length === 0 ? [] : [`Salvas antes: ${saved.join(', ')}.`]),
    ...(requestId === undefined ? [] : [supportCode(requestId)]),
  ].join('\n');
