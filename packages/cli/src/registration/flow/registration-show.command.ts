import * as A from 'fp-ts/Array';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import type { Answer } from '../../output.ts';
import { left, table } from '../../table.ts';
import { loadRefusal } from './page-refusal.ts';
import { PAGES } from './pages.ts';

/** `portal registration show`: shows the saved values of each page, as `fill` reads them. */
export const addRegistrationShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('Show what is saved of each page, in the names and values of a file; pictures are left out.')
    .addHelpText('after', examples('portal registration show', 'portal registration show --json > cadastro.json'))
    .action(() => run(show));
};

type Page = readonly [step: string, filed: Readonly<Record<string, unknown>> | undefined];

const show = (app: Pick<App, 'io' | 'memory' | 'registration' | 'settings'>): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('record', ({ session: { clientId } }) =>
      pipe(app.registration.clients.read(clientId), TE.mapLeft(loadRefusal)),
    ),
    TE.chain(({ session: { clientId, document }, record }) =>
      pipe(
        [...PAGES],
        A.traverse(TE.ApplicativeSeq)((step) =>
          pipe(
            step.show?.({ app, clientId, document, record }) ?? TE.right(undefined),
            TE.map((filed): Page => [step.step, filed]),
          ),
        ),
      ),
    ),
    TE.map(showAnswer),
  );

const HEADS = ['Página', 'Campo', 'Valor'].map(left);

const showAnswer = (pages: readonly Page[]): Answer => ({
  json: Object.fromEntries(pages.map(([step, filed]) => [step, filed ?? null])),
  text: table(
    HEADS,
    pages.flatMap(([step, filed]) =>
      filed === undefined
        ? [[step, '', 'não preenchida']]
        : Object.entries(filed).map(([name, value]) => [step, name, shown(value)]),
    ),
  ),
});

const shown = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
