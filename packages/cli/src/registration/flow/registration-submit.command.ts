import { dirname } from 'node:path';
import type { AfterSave } from '@aroeira/domain/registration';
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
import { filledPage, type FilePage } from './form-page.ts';
import { keepPlace, pathOf } from './next-page.ts';
import { unsavedRefusal } from './page-refusal.ts';
import { KNOWN_PAGES, PAGES, unknownPage } from './pages.ts';

/** `portal registration submit STEP`: fills in one page of the registration from a file. */
export const addRegistrationSubmit: AddCommand = (parent, run) => {
  parent
    .command('submit')
    .description(`Fill in one page of your registration: ${KNOWN_PAGES}.`)
    .argument('<step>', 'the page, by the name of its route')
    .requiredOption('--file <file>', FILE_OPTION)
    .addHelpText(
      'after',
      examples(
        'portal registration submit identification --file rg.json',
        'echo \'{"haveWorked":false,"haveRelation":false,"haveFatca":false}\' | portal registration submit taxInformation --file -',
      ),
    )
    .action((step, { file }) => run((app) => submit(app, step, file)));
};

const submit = (app: Pick<App, 'io' | 'memory' | 'registration' | 'settings'>, name: string, file: string): Task => {
  const step = PAGES.find((known) => known.step === name);
  if (step === undefined) return TE.left(unknownPage(name, 'step'));
  return pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('filed', () => readJson(app.io, t.UnknownRecord)(file)),
    TE.chain(({ session, filed }) => {
      const page = filledPage(
        step,
        { app, clientId: session.clientId, document: session.document },
        { filed, folder: folderOf(file) },
      );
      return pipe(
        app.registration.submitPage(session, page),
        TE.chainFirstIOK(() => keepPlace(app, session.clientId, [step.step])),
        TE.orElseFirstIOK((failure) => keepPlace(app, session.clientId, isSaved(failure) ? [step.step] : [])),
        TE.mapLeft((failure): Refusal => {
          const refusal = unsavedRefusal(failure);
          return { ...refusal, isAtField: isAboutValue(refusal), ...(isSaved(failure) && { saved: [step.step] }) };
        }),
      );
    }),
    TE.map(savedAnswer(step)),
  );
};

/** A page stays saved when the search for the next one fails. */
const isSaved = ({ _tag }: { readonly _tag: string }): boolean => _tag === 'NextNotFound';

/** A sentence about usage names its place itself. */
const isAboutValue = ({ code }: Refusal): boolean => code !== 'usage';

/** The folder where the paths in a file start: the file's own, or the current one for standard input. */
export const folderOf = (file: string): string => (file === '-' || /^\s*[{[]/.test(file) ? '.' : dirname(file));

const savedAnswer =
  ({ step }: FilePage) =>
  ({ next }: AfterSave): Answer => ({
    json: { step, next: next ?? null, path: next === undefined ? null : pathOf(next) },
    text: next === undefined ? 'Salvo.' : `Salvo. A próxima página é ${pathOf(next)}`,
  });
