import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import type { Person } from './io.ts';
import { usage, type Refusal } from './refusal.ts';

/**
 * Asks the person a question that `--yes` answers too. A dry run does not ask, because it does nothing.
 *
 * @returns whether the answer was yes; without a terminal a usage error that names the flag
 */
export const confirm = ({ io, settings }: App, question: string): TE.TaskEither<Refusal, boolean> => {
  if (settings.isConfirmed || settings.isDryRun) return TE.right(true);
  return io.person === undefined
    ? TE.left(usage(`No terminal to ask "${question}": give --yes.`))
    : TE.fromTask(ask(io.person, question));
};

/** Asks the person. Every answer except s or sim is a no. */
export const ask =
  (person: Person, question: string): Task<boolean> =>
  async () =>
    /^s(im)?$/i.test((await person.ask(`${question} [s/N] `)).trim());
