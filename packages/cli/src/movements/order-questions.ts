import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { App } from '../composition.ts';
import { confirm } from '../confirm.ts';
import type { Refusal } from '../refusal.ts';

/** Shows a person what they confirm, and asks. It shows nothing when there is nobody to ask. */
export const confirmShown = (app: App, shown: string, question: string): TE.TaskEither<Refusal, boolean> => {
  const { io, settings } = app;
  const isAsked = io.person !== undefined && !settings.isConfirmed && !settings.isDryRun;
  return pipe(
    TE.fromIO(() => (isAsked ? io.err(`${shown}\n`) : undefined)),
    TE.chain(() => confirm(app, question)),
  );
};
