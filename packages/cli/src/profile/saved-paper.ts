import { formatFileSize, type CallFailure, type FileContent } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Prompt } from '../confirm.ts';
import type { Answer } from '../output.ts';
import { save } from '../reports/saved-file.ts';
import { callRefusal, type Refusal } from '../refusal.ts';

interface Paper {
  readonly fileName: string;
  readonly load: TE.TaskEither<CallFailure, FileContent>;
}

/** Saves a PDF of the profile. @param output the file, or the folder for the file's own name */
export const savePaper = (app: Prompt, output: string, { fileName, load }: Paper): TE.TaskEither<Refusal, Answer> =>
  pipe(
    save(app, output, { fileName, load: TE.bimap(callRefusal, bytesOf)(load) }),
    TE.map(({ path, bytes }) => ({
      json: { file: path, bytes },
      text: `Documento salvo em ${path} (${formatFileSize(bytes)}).`,
    })),
  );

const bytesOf = ({ bytes }: FileContent): Uint8Array => bytes;
