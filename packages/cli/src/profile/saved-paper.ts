import { formatFileSize, type CallFailure, type FileContent } from '@aroeira/domain/kernel';
import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Prompt } from '../confirm.ts';
import type { Answer } from '../output.ts';
import { pathOf, saveFile, targetAt } from '../reports/saved-file.ts';
import { callRefusal, refusalBy, usage, type Refusal } from '../refusal.ts';

const notSaved = refusalBy(downloadMessage);

interface Paper {
  readonly fileName: string;
  readonly load: TE.TaskEither<CallFailure, FileContent>;
}

/** Saves a PDF of the profile. @param output the file, or the folder for the file's own name */
export const savePaper = (app: Prompt, output: string, { fileName, load }: Paper): TE.TaskEither<Refusal, Answer> =>
  pipe(
    output === ''
      ? TE.left(usage('--output is empty: name a file or a folder.', 'output'))
      : targetAt(app, pathOf(output, fileName)),
    TE.bindTo('target'),
    TE.bind('file', () => pipe(load, TE.mapLeft(callRefusal))),
    TE.chainFirst(({ target, file }) =>
      pipe(
        saveFile(target, file.bytes),
        TE.mapLeft((_tag) => notSaved({ _tag })),
      ),
    ),
    TE.map(({ target: { path }, file: { bytes } }) => ({
      json: { file: path, bytes: bytes.length },
      text: `Documento salvo em ${path} (${formatFileSize(bytes.length)}).`,
    })),
  );
