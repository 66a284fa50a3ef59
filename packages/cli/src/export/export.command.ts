import { formatFileSize } from '@aroeira/domain/kernel';
import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { Argument, Option } from '@commander-js/extra-typings';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { jsonAnswer } from '../output.ts';
import { pathOf, saveFile, targetAt } from '../reports/saved-file.ts';
import { refusalBy, usage } from '../refusal.ts';
import { EXPORTS, type Exported, type ExportName } from './exported-data.ts';

const NAMES: readonly ExportName[] = ['movements', 'position', 'yield', 'plan', 'my-data'];
const FORMATS = ['csv', 'json'] as const;

interface Asked {
  readonly name: ExportName;
  readonly format: (typeof FORMATS)[number];
  /** `undefined` for stdout. */
  readonly output: string | undefined;
}

export const addExport: AddCommand = (parent, run) => {
  parent
    .command('export')
    .description('Print or save data of the client. my-data is everything that the server keeps, ten times a day.')
    .addArgument(new Argument('<what>', 'what to take along').choices(NAMES))
    .addOption(
      new Option('--format <format>', 'a spreadsheet, or one JSON document').choices(FORMATS).makeOptionMandatory(),
    )
    .option(
      '-o, --output <file>',
      'the file, or the folder for it, readable by its owner alone. Asks before it replaces a file',
    )
    .addHelpText(
      'after',
      examples('portal export movements --format csv > movimentacoes.csv', 'portal export my-data --format json -o .'),
    )
    .action((name, { format, output }) => run((app) => exportTo(app, { name, format, output })));
};

const exportTo = (app: App, asked: Asked): Task => {
  const { name, format, output } = asked;
  if (output === '') return TE.left(usage('--output is empty: name a file or a folder.', 'output'));
  return output === undefined ? pipe(EXPORTS[name](app), TE.map(printed(format))) : saved(app, { ...asked, output });
};

const printed = (format: Asked['format']) => (exported: Exported) =>
  format === 'json' ? jsonAnswer(exported.json) : { json: { csv: exported.csv }, text: exported.csv };

/** Asks about the file first, so that nothing is loaded that is not saved. */
const saved = (app: App, { name, format, output }: Asked & { readonly output: string }): Task =>
  pipe(
    targetAt(app, pathOf(output, `${name}.${format}`)),
    TE.bindTo('target'),
    TE.bind('bytes', () =>
      pipe(
        EXPORTS[name](app),
        TE.map((exported) => new TextEncoder().encode(`${printed(format)(exported).text}\n`)),
      ),
    ),
    TE.tap(({ target, bytes }) =>
      pipe(
        saveFile(target, bytes),
        TE.mapLeft((_tag) => notSaved({ _tag })),
      ),
    ),
    TE.map(({ target: { path }, bytes }) => ({
      json: { exported: name, format, file: path, bytes: bytes.length },
      text: `Arquivo salvo em ${path} (${formatFileSize(bytes.length)}).`,
    })),
  );

const notSaved = refusalBy(downloadMessage);
