import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { App } from './composition.ts';
import type { Person } from './io.ts';
import { refusal, usage, type Refusal } from './refusal.ts';

/** What asks a person a question. */
export type Prompt = Pick<App, 'io' | 'settings'>;

/**
 * Asks what `--yes` answers too; a dry run does not ask, because it does nothing.
 * @returns whether the answer was yes; without a terminal a usage error that names the flag
 */
export const confirm = ({ io, settings }: Prompt, question: string): TE.TaskEither<Refusal, boolean> => {
  if (settings.isConfirmed || settings.isDryRun) return TE.right(true);
  return io.person === undefined
    ? TE.left(usage(`No terminal to ask "${question}": give --yes.`))
    : TE.fromTask(ask(io.person, question));
};

/** Shows a person what they confirm, and asks. It shows nothing when there is nobody to ask. */
export const confirmShown = (app: Prompt, shown: string, question: string): TE.TaskEither<Refusal, boolean> => {
  const { io, settings } = app;
  const isAsked = io.person !== undefined && !settings.isConfirmed && !settings.isDryRun;
  return pipe(
    TE.fromIO(() => (isAsked ? io.err(`${shown}\n`) : undefined)),
    TE.chain(() => confirm(app, question)),
  );
};

/** Asks in the same way, and changes nothing after a no. */
export const confirmed = (app: Prompt, question: string): TE.TaskEither<Refusal, void> =>
  pipe(
    confirm(app, question),
    TE.chain((isConfirmed) => (isConfirmed ? TE.right(undefined) : TE.left(unchanged))),
  );

/** The refusal after a no. */
export const unchanged = refusal('not_confirmed', 'Nada foi alterado.');

/** Asks the person. Every answer except s or sim is a no. */
export const ask =
  (person: Person, question: string): Task<boolean> =>
  async () =>
    /^s(im)?$/i.test((await person.ask(`${question} [s/N] `)).trim());
