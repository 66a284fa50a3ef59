import { SignedDocumentWire } from '@aroeira/adapters-http/profile';
import { documentFileName, documentName, type SignedDocument } from '@aroeira/domain/profile';
import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { idFrom } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { callRefusal, refusal, type Refusal } from '../refusal.ts';
import { left, right, table } from '../table.ts';
import { savePaper } from './saved-paper.ts';

const NAMES = SignedDocumentWire.names;

export const addDocuments: AddCommand = (parent, run) => {
  const documents = parent
    .command('documents')
    .description('What you signed: terms of funds, of the registration and of a renewal.')
    .addHelpText('after', examples('portal profile documents list', 'portal profile documents download 100001 -o .'));
  documents
    .command('list')
    .description('List what you signed, in the order of the web.')
    .addHelpText('after', examples('portal profile documents list --json'))
    .action(() => run(list));
  documents
    .command('download')
    .description('Save the PDF of a signed document. Asks before it replaces a file.')
    .argument('<id>', 'as `portal profile documents list` shows it')
    .requiredOption('-o, --output <file>', 'the file, or the folder for its own name; `.` is the current one')
    .addHelpText('after', examples('portal profile documents download 100001 -o .'))
    .action((id, { output }) => run((app) => download(app, id, output)));
};

const signed = (app: Pick<App, 'memory' | 'profile'>): TE.TaskEither<Refusal, readonly SignedDocument[]> =>
  pipe(
    cleared(app),
    TE.chain(() => pipe(app.profile.signedDocuments, TE.mapLeft(callRefusal))),
  );

const list = (app: Pick<App, 'memory' | 'profile'>): Task =>
  pipe(
    signed(app),
    TE.map(
      (documents): Answer => ({
        json: documents.map((document) => ({
          id: document.id,
          [NAMES.template]: document.template,
          [NAMES.documentType]: document.documentType,
          title: document.title ?? null,
          caption: document.caption ?? null,
          description: document.description ?? null,
          fund: document.fundName === undefined ? null : { name: document.fundName },
        })),
        text:
          documents.length === 0
            ? DOCUMENTS_TEXTS.empty
            : table(
                [right('Id'), left('Documento'), left('Sobre')],
                documents.map((document) => [String(document.id), documentName(document), document.description ?? '']),
              ),
      }),
    ),
  );

const unknown = refusal('unknown_document', DOCUMENTS_TEXTS.unknown);

const download = (app: Pick<App, 'io' | 'memory' | 'profile' | 'settings'>, id: string, output: string): Task =>
  pipe(
    TE.fromEither(idFrom(id, 'id')),
    TE.bindTo('number'),
    TE.bind('documents', () => signed(app)),
    TE.chain(({ number, documents }) => TE.fromNullable(unknown)(documents.find((document) => document.id === number))),
    TE.chain((document) =>
      savePaper(app, output, { fileName: documentFileName(document), load: app.profile.loadDocument(document.id) }),
    ),
  );
