import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import type { Outcome } from './output.ts';
import type { Refusal } from './refusal.ts';

/** What a command does: an answer to print, or why there is none. */
export type Task = TaskEither<Refusal, Outcome>;

/** Runs a command's task and prints what comes of it; a command's action is one call of this. */
export type Run = (task: (app: App) => Task) => Promise<void>;

/** A command's file exports one of these: it declares the command under its parent and says what its action runs. */
export type AddCommand = (parent: CommandUnknownOpts, run: Run) => void;

/** The examples at the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');
