import { open } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { checkFileHead, FILE_HEAD_BYTES, UPLOAD_LIMIT, type UploadedFile } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { usage, type Refusal } from '../../refusal.ts';

const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.bmp', 'image/bmp'],
  ['.pdf', 'application/pdf'],
]);

/** A content type that no form takes. */
const UNKNOWN = 'application/octet-stream';

/**
 * Reads a file of this machine, as if the client chose it on the web. A file with a wrong head gets an unknown content
 * type, and the form refuses it. A file that is too large is not read.
 *
 * @param folder the folder where the path starts
 * @see spec A §5 File upload; decision Q140
 */
export const chooseFile = (folder: string, path: string): TE.TaskEither<Refusal, UploadedFile> =>
  TE.tryCatch(
    () => read(resolve(folder, path)),
    () => usage(`${path} cannot be read.`),
  );

const read = async (path: string): Promise<UploadedFile> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = size > UPLOAD_LIMIT ? Buffer.alloc(0) : await file.readFile();
    const named = {
      name: basename(path),
      contentType: CONTENT_TYPES.get(extname(path).toLowerCase()) ?? UNKNOWN,
      size,
    };
    const isGenuine = size > UPLOAD_LIMIT || E.isRight(checkFileHead(named, bytes.subarray(0, FILE_HEAD_BYTES)));
    return {
      ...named,
      contentType: isGenuine ? named.contentType : UNKNOWN,
      preview: '',
      base64: bytes.toString('base64'),
      isChanged: true,
      isDeleted: false,
    };
  } finally {
    await file.close();
  }
};
