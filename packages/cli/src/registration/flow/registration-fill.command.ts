import type { FilledPage, FillFailure, Filling, SavedPage } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import type { Refusal } from '../../refusal.ts';
import { readJson } from '../../rules/json-input.ts';
import { FILE_OPTION } from '../../rules/json-rule.ts';
import { filledPage, type PageContext } from './form-page.ts';
import { keepPlace, nextPage, type NextPage } from './next-page.ts';
import { loadRefusal, unsavedRefusal } from './page-refusal.ts';
import { folderOf } from './registration-submit.command.ts';
import { PAGES, unknownPage } from './pages.ts';

interface FillOptions {
  readonly from: string;
  readonly until?: string | undefined;
}

/** `portal registration fill`: fills in several pages from one file, in the order of the flow. */
export const addRegistrationFill: AddCommand = (parent, run) => {
  parent
    .command('fill')
    .description('Fill in many pages of your registration from one file, up to the first that is refused.')
    .requiredOption('--from <file>', `${FILE_OPTION}: an object with a page each, as submit takes it`)
    .option('--until <step>', 'the last page to fill in')
    .addHelpText(
      'after',
      examples(
        'portal registration fill --from cadastro.json --until taxInformation',
        'portal registration show --json | portal registration fill --from -',
      ),
    )
    .action((options) => run((app) => fill(app, options)));
};

const fill = (app: Pick<App, 'io' | 'memory' | 'registration' | 'settings'>, { from, until }: FillOptions): Task => {
  if (until !== undefined && PAGES.every(({ step }) => step !== until)) return TE.left(unknownPage(until, 'until'));
  return pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('pages', () => pipe(readJson(app.io, Pages)(from), TE.chainEitherK(checkPages))),
    TE.bind('filling', ({ session, pages }) => {
      const { clientId, document } = session;
      const filed = filledPages({ app, clientId, document }, { pages, folder: folderOf(from), until });
      const keep = (saved: readonly SavedPage[]) => keepPlace(app, clientId, saved);
      return pipe(
        app.registration.fillPages(session, filed),
        TE.chainFirstIOK(({ saved }) => keep(saved)),
        TE.orElseFirstIOK(({ saved }) => keep(saved)),
        TE.mapLeft(fillRefusal),
      );
    }),
    TE.bind('next', ({ session, filling: { next } }) =>
      next === undefined
        ? pipe(
            app.registration.findNextPage(session),
            TE.bimap(loadRefusal, ({ opens }) => nextPage(opens)),
          )
        : TE.right(nextPage(next)),
    ),
    TE.map(fillingAnswer),
  );
};

const Pages = t.record(t.string, t.union([t.UnknownRecord, t.null]));
type Pages = t.TypeOf<typeof Pages>;

const checkPages = (pages: Pages): E.Either<Refusal, Pages> => {
  const stranger = Object.keys(pages).find((name) => PAGES.every(({ step }) => step !== name));
  return stranger === undefined ? E.right(pages) : E.left(unknownPage(stranger, stranger));
};

interface Filed {
  readonly pages: Pages;
  readonly folder: string;
  readonly until: string | undefined;
}

/** The pages that the file has, in the order of the flow. */
const filledPages = (context: PageContext, { pages, folder, until }: Filed): readonly FilledPage<Refusal>[] => {
  const last = until === undefined ? PAGES.length : PAGES.findIndex(({ step }) => step === until) + 1;
  return PAGES.slice(0, last).flatMap((step) => {
    const filed = pages[step.step];
    return filed == null ? [] : [filledPage(step, context, { filed, folder })];
  });
};

/** The refusal names the page before the field, and the pages that were saved before. */
const fillRefusal = ({ page, saved, why }: FillFailure<Refusal>): Refusal => {
  const refusal = unsavedRefusal(why);
  if (page === undefined) return refusal;
  return { ...refusal, field: refusal.field === undefined ? page : `${page}.${refusal.field}`, isAtField: true, saved };
};

interface Filled {
  readonly filling: Filling;
  readonly next: NextPage;
}

const fillingAnswer = ({ filling: { saved, skipped }, next: { step, path } }: Filled): Answer => ({
  json: { saved, skipped, next: step, path },
  text: [
    `Salvas: ${saved.join(', ') || 'nenhuma'}.`,
    ...(skipped.length > 0 ? [`Não se aplicam: ${skipped.join(', ')}.`] : []),
    `A próxima página é ${path}`,
  ].join('\n'),
});
