import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import type { Outcome } from './output.ts';
import type { Refusal } from './refusal.ts';

/** The work of a command: an answer to print, or a refusal. */
export type Task = TaskEither<Refusal, Outcome>;

/** Runs a command's task and prints its result. The action of each command is one call of this. */
export type Run = (task: (app: App) => Task) => Promise<void>;

/** Declares a command under its parent, with its action. Each command's file exports one. */
export type AddCommand = (parent: CommandUnknownOpts, run: Run) => void;

/** The examples at the end of a command's help. */
export const examples = (...lines: readonly string[]): string =>
  ['', lines.length === 1 ? 'Example:' : 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n');
