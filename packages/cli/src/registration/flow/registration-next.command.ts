import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand } from '../../command.ts';
import type { Answer } from '../../output.ts';
import { findNextPage, type NextPage } from './next-page.ts';

/** `portal registration next`: the page that the web would open. */
export const addRegistrationNext: AddCommand = (parent, run) => {
  parent
    .command('next')
    .description(
      'Print the route where your registration goes on, or its renewal is due; the dashboard when neither is.',
    )
    .addHelpText('after', examples('portal registration next', 'portal registration next --json'))
    .action(() =>
      run((app) =>
        pipe(
          cleared(app),
          TE.chain((client) => findNextPage(app, client)),
          TE.map(nextAnswer),
        ),
      ),
    );
};

const nextAnswer = ({ step, path, progress }: NextPage): Answer => ({
  json: { step: step ?? null, path, progress: progress ?? null },
  text: path,
});
