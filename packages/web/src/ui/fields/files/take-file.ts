import {
  checkChosenFiles,
  checkFileHead,
  FILE_HEAD_BYTES,
  type FileError,
  type UploadedFile,
  type UploadRule,
} from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';

/** Reads a file. A file that the browser cannot read, because somebody moved it, is invalid. */
const reading = <A>(read: () => Promise<A>): TE.TaskEither<FileError, A> =>
  TE.tryCatch(read, (): FileError => ({ _tag: 'FileInvalid' }));

/**
 * Takes the file that the client chose. It checks name, type and size, then the first bytes, and then reads the whole file.
 *
 * @returns the file as a form holds it, with a preview that the browser keeps until `forgetPreview`
 * @see spec A §5 Shared field rules (messages in Portuguese); decision Q140
 */
export const takeFile = (files: readonly File[], rule: UploadRule): TE.TaskEither<FileError, UploadedFile> =>
  pipe(
    TE.fromEither(checkChosenFiles(files.map(described), rule)),
    TE.bindTo('chosen'),
    TE.bind('head', ({ chosen }) => reading(() => chosen.file.slice(0, FILE_HEAD_BYTES).arrayBuffer())),
    TE.chainFirstEitherK(({ chosen, head }) => checkFileHead(chosen, new Uint8Array(head))),
    TE.bind('base64', ({ chosen }) => reading(() => base64Of(chosen.file))),
    TE.map(({ chosen: { file, ...known }, base64 }) => ({
      ...known,
      preview: URL.createObjectURL(file),
      base64,
      isChanged: true,
      isDeleted: false,
    })),
  );

/** Frees the preview of a file that the form no longer holds. */
export const forgetPreview = ({ preview }: UploadedFile): void => {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
};

const described = (file: File) => ({ name: file.name, contentType: file.type, size: file.size, file });

/** Encodes a file as the end of a data: URL. The browser does it faster than a loop over the bytes. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      if (typeof result === 'string') resolve(result.replace(/^[^,]*,/, ''));
    });
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsDataURL(file);
  });
