import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand } from '../../command.ts';
import { nextPage } from './next-page.ts';
import { loadRefusal } from './page-refusal.ts';

/** `portal registration next`: prints the path that the web app opens. */
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
          TE.chain((client) => pipe(app.registration.findNextPage(client), TE.bimap(loadRefusal, nextPage))),
          TE.map((page) => ({ json: page, text: page.path })),
        ),
      ),
    );
};
