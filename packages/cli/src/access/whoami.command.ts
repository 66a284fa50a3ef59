import { afterSignIn } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from '../command.ts';
import { sessionAnswer } from './session-answer.ts';
import { signedIn } from './signed-in.ts';

export const addWhoami: AddCommand = (parent, run) => {
  parent
    .command('whoami')
    .description('Show who is signed in here. Asks this device only, never the server.')
    .addHelpText('after', examples('portal whoami --json'))
    .action(() =>
      run((app) =>
        pipe(
          signedIn(app),
          TE.map((session) => sessionAnswer(session, afterSignIn(session))),
        ),
      ),
    );
};
