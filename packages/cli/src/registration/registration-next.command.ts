import { STEP_PATHS, STEP_PROGRESS, type RegistrationProgress } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand } from '../command.ts';
import type { Answer } from '../output.ts';
import { callRefusal } from '../refusal.ts';

/** `portal registration next`: the page where the registration goes on. */
export const addRegistrationNext: AddCommand = (parent, run) => {
  parent
    .command('next')
    .description('Print the route where your registration goes on; the dashboard when there is nothing to fill in.')
    .addHelpText('after', examples('portal registration next', 'portal registration next --json'))
    .action(() =>
      run((app) =>
        pipe(
          cleared(app),
          TE.chain((client) => pipe(app.registration.findProgress(client), TE.bimap(callRefusal, nextAnswer))),
        ),
      ),
    );
};

/** Where the web leads who may not go on. @see spec A §2 Routing rules, Registration access */
const DASHBOARD = '/dashboard';

const nextAnswer = ({ due }: RegistrationProgress): Answer => {
  const path = due === undefined ? DASHBOARD : STEP_PATHS[due];
  return {
    json: { step: due ?? null, path, progress: due === undefined ? null : (STEP_PROGRESS[due] ?? null) },
    text: path,
  };
};
