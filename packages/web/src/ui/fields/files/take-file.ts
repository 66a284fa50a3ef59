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

/** A file that cannot be read, because it was moved away meanwhile, is not a valid one. */
const reading = <A>(read: () => Promise<A>): TE.TaskEither<FileError, A> =>
  TE.tryCatch(read, (): FileError => ({ _tag: 'FileInvalid' }));

/**
 * Takes what the client chose: checks name, type and size, then the first bytes, and only then reads the whole.
 *
 * @returns the file as a form holds it, with a picture of it that lives until `forgetPreview`
 * @see spec A §5 File upload; decision Q140
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

/** Lets the browser forget the picture of a file that the form no longer holds. */
export const forgetPreview = ({ preview }: UploadedFile): void => {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
};

const described = (file: File) => ({ name: file.name, contentType: file.type, size: file.size, file });

/** The browser encodes a whole file faster than a loop over its bytes, as the tail of a data: address. */
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
