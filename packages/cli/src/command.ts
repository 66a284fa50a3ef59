import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import * as TE from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import type { Io } from './io.ts';
import type { Outcome } from './output.ts';
import type { ExitCode, Refusal } from './refusal.ts';

/** The work of a command: an answer to print, or a refusal. */
export type Task = TE.TaskEither<Refusal, Outcome>;

/** Work whose answer is known before. */
export const done = (work: TE.TaskEither<Refusal, unknown>, json: unknown, text: string): Task =>
  TE.map(() => ({ json, text }))(work);

/** Runs a command's task and prints its result. The action of each command is one call of this. */
export type Run = (task: (app: App) => Task) => Promise<void>;

/** The program itself, for a command that runs others. */
export interface Itself {
  /** @param argv the words after `portal` */
  readonly run: (argv: readonly string[], io: Io) => Promise<ExitCode>;
  /** What is wrong with the words of a command. Runs nothing. `undefined` when the program understands them. */
  readonly wrongUsage: (argv: readonly string[]) => Promise<string | undefined>;
}

/** Declares a command under its parent, with its action. Each command's file exports one. */
export type AddCommand = (parent: CommandUnknownOpts, run: Run) => void;

/** Declares a command of the program. Only one that runs others needs the program. */
export type AddProgramCommand = (parent: CommandUnknownOpts, run: Run, itself: Itself) => void;

/** The examples at the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');

/** The names that an argument takes, with a line for each, for a command's help. */
export const namesWithLines = (head: string, names: Readonly<Record<string, { readonly does: string }>>): string => {
  const width = Math.max(...Object.keys(names).map(({ length }) => length));
  return ['', head, ...Object.entries(names).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)].join('\n');
};
