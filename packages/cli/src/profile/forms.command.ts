import { STATIC_FORMS, staticFormOf } from '@aroeira/domain/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { usage } from '../refusal.ts';
import { left, table } from '../table.ts';
import { savePaper } from './saved-paper.ts';

export const addForms: AddCommand = (parent, run) => {
  const forms = parent
    .command('forms')
    .description('The blank forms.')
    .addHelpText('after', examples('portal profile forms list', 'portal profile forms download adesao-acoes -o .'));
  forms
    .command('list')
    .description('List the blank forms.')
    .addHelpText('after', examples('portal profile forms list --json'))
    .action(() => run(list));
  forms
    .command('download')
    .description('Save the PDF of a blank form. Asks before it replaces a file.')
    .argument('<form>', 'as `portal profile forms list` shows it')
    .requiredOption('-o, --output <file>', 'the file, or the folder for its own name; `.` is the current one')
    .addHelpText('after', examples('portal profile forms download adesao-acoes -o .'))
    .action((form, { output }) => run((app) => download(app, form, output)));
};

const list = (app: Pick<App, 'memory'>): Task =>
  pipe(
    cleared(app),
    TE.map(() => ({
      json: STATIC_FORMS,
      text: table(
        ['Formulário', 'Título'].map(left),
        STATIC_FORMS.map(({ file, title }) => [file, title]),
      ),
    })),
  );

const download = (app: Pick<App, 'io' | 'memory' | 'profile' | 'settings'>, name: string, output: string): Task => {
  const form = staticFormOf(name);
  if (form === undefined) return TE.left(usage(`"${name}" is no form.`, 'form'));
  return pipe(
    cleared(app),
    TE.chain(() => savePaper(app, output, { fileName: `${form.file}.pdf`, load: app.profile.loadForm(form) })),
  );
};
