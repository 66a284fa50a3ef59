import type { NextPage as FoundPage } from '@aroeira/domain/renewal';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand } from '../../command.ts';
import type { Answer } from '../../output.ts';
import { dueSentence, nextPage } from './next-page.ts';
import { loadRefusal } from './page-refusal.ts';
import { PAGES } from './pages.ts';

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
          TE.chain((client) => pipe(app.registration.findNextPage(client), TE.mapLeft(loadRefusal))),
          TE.map(nextAnswer),
        ),
      ),
    );
};

/** A page that `submit` does not take, such as the start for clients, leads to the one that is due. */
const nextAnswer = ({ opens, due }: FoundPage): Answer => {
  const page = nextPage(opens);
  const isTaken = due === undefined || PAGES.some(({ step }) => step === opens);
  return { json: page, text: isTaken ? page.path : `${page.path}\n${dueSentence(due)}` };
};
