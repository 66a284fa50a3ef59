import { formatFileSize } from '@aroeira/domain/kernel';
import { Argument, Option } from '@commander-js/extra-typings';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { Prompt } from '../confirm.ts';
import { jsonAnswer } from '../output.ts';
import { save } from '../reports/saved-file.ts';
import { EXPORTS, type Exported, type Exporting, type ExportName } from './exported-data.ts';

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

const exportTo = (app: Exporting & Prompt, { name, format, output }: Asked): Task => {
  if (output === undefined) return TE.map(printed(format))(EXPORTS[name](app));
  const load = pipe(
    EXPORTS[name](app),
    TE.map((exported) => new TextEncoder().encode(`${printed(format)(exported).text}\n`)),
  );
  return pipe(
    save(app, output, { fileName: `${name}.${format}`, load }),
    TE.map(({ path, bytes }) => ({
      json: { exported: name, format, file: path, bytes },
      text: `Arquivo salvo em ${path} (${formatFileSize(bytes)}).`,
    })),
  );
};

const printed = (format: Asked['format']) => (exported: Exported) =>
  format === 'json' ? jsonAnswer(exported.json) : { json: { csv: exported.csv }, text: exported.csv };
