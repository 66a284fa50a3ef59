import {
  checkChosenFiles,
  checkFileHead,
  FILE_HEAD_BYTES,
  pictureHint,
  type FileError,
  type PictureHint,
  type PictureLook,
  type UploadedFile,
  type UploadRule,
} from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { OPENED_BYTES, type Readied, type ToReady } from './picture-size.ts';

/** Reads a file. A file that the browser cannot read, because somebody moved it, is invalid. */
const reading = <A>(read: () => Promise<A>): TE.TaskEither<FileError, A> =>
  TE.tryCatch(read, (): FileError => ({ _tag: 'FileInvalid' }));

/**
 * Takes the file that the client chose. It checks name, type and size, then the first bytes. It makes a picture ready
 * for the server, checks what became of it, and then reads the whole file. The limit holds for what is sent: a large
 * photo is shrunk first.
 *
 * @returns the file as a form holds it, with a preview that the browser keeps until `forgetPreview`
 * @see spec A §5 Shared field rules (messages in Portuguese); decisions Q140, 0206
 */
export const takeFile = (files: readonly File[], rule: UploadRule): TE.TaskEither<FileError, UploadedFile> =>
  pipe(
    TE.fromEither(checkChosenFiles(files.map(described), openedUnder(rule, files))),
    TE.chain((chosen) =>
      pipe(
        reading(() => chosen.file.slice(0, FILE_HEAD_BYTES).arrayBuffer()),
        TE.chainEitherK((head) => checkFileHead(chosen, new Uint8Array(head))),
        TE.chain(({ file }) => readied(file, 0)),
        // A large file that does not open is too large first of all.
        TE.mapLeft(
          (error): FileError => (chosen.size > rule.limit ? { _tag: 'FileTooLarge', limit: rule.limit } : error),
        ),
      ),
    ),
    TE.chain((shot) => kept(shot, rule)),
  );

/** Turns a picture that the client chose here a quarter clockwise. It draws the chosen file again, so it stays sharp. */
export const turnFile = (file: UploadedFile, rule: UploadRule): TE.TaskEither<FileError, UploadedFile> => {
  const shot = shots.get(file);
  if (shot === undefined) return TE.right(file);
  return pipe(
    readied(shot.source, (shot.quarters + 1) % 4),
    TE.chain((turned) => kept(turned, rule)),
  );
};

/** Whether `turnFile` turns a file: a picture that was chosen here, in a browser that draws pictures again. */
export const canTurn = (file: UploadedFile): boolean => shots.has(file);

/** What may make a chosen picture hard to read. */
export const hintOf = (file: UploadedFile): PictureHint | undefined => {
  const look = shots.get(file)?.look;
  return look && pictureHint(look);
};

/** A file as it was chosen, and what is sent of it. */
interface Shot {
  readonly source: File;
  readonly quarters: number;
  readonly ready: File;
  readonly look: PictureLook | undefined;
}

/** The pictures that can be turned. A file keeps its identity from the field to the call, so no form carries them. */
const shots = new WeakMap<UploadedFile, Shot>();

/** Makes a file ready for the server. Only a picture changes. */
const readied = (source: File, quarters: number): TE.TaskEither<FileError, Shot> =>
  isRedrawn(source)
    ? pipe(
        reading(() => uprightPicture({ file: source, quarters })),
        TE.map(({ picture, look }) => ({ source, quarters, look, ready: named(picture, source) })),
      )
    : TE.right({ source, quarters, ready: source, look: undefined });

/** Checks what is sent, reads it, and gives it the shape of a form. */
const kept = (shot: Shot, rule: UploadRule): TE.TaskEither<FileError, UploadedFile> =>
  pipe(
    TE.fromEither(checkChosenFiles([described(shot.ready)], rule)),
    TE.bindTo('checked'),
    TE.bind('base64', () => reading(() => base64Of(shot.ready))),
    TE.map(({ checked: { file, ...known }, base64 }) => {
      const preview = URL.createObjectURL(file);
      const taken: UploadedFile = { ...known, preview, base64, isChanged: true, isDeleted: false };
      abandoned.register(taken, preview, taken);
      if (isRedrawn(shot.source)) shots.set(taken, shot);
      return taken;
    }),
  );

/** Frees the previews of files whose form is gone: a client left the page with them. */
const abandoned = new FinalizationRegistry<string>((preview) => URL.revokeObjectURL(preview));

/** Frees the preview of a file that the client replaced or removed. */
export const forgetPreview = (file: UploadedFile): void => {
  if (!file.preview.startsWith('blob:')) return;
  abandoned.unregister(file);
  URL.revokeObjectURL(file.preview);
};

const isRedrawn = ({ type }: File): boolean => type.startsWith('image/') && canRedraw();

/** The rule for the file as the client chose it. The browser may open a larger picture, because it shrinks it. */
const openedUnder = (rule: UploadRule, files: readonly File[]): UploadRule =>
  files.every(isRedrawn) ? { ...rule, limit: Math.max(rule.limit, OPENED_BYTES) } : rule;

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

/** Whether this browser redraws pictures off the main thread. An older browser sends them as they are. */
const canRedraw = (): boolean => typeof Worker === 'function' && typeof OffscreenCanvas === 'function';

/**
 * Makes a picture ready for the server: upright, small enough, and without the place where it was taken. A worker does
 * it, so that the page answers to the client meanwhile. Its memory is free again with the answer.
 *
 * @throws Error if the picture does not open
 * @see decision 0206
 */
const uprightPicture = (wanted: ToReady): Promise<Readied> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./upright.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Readied | undefined>) => {
      worker.terminate();
      if (data === undefined) reject(new Error('The picture does not open'));
      else resolve(data);
    });
    // The worker did not load. The file goes as it is, because the client's connection may be weak and not the picture.
    worker.addEventListener('error', () => {
      worker.terminate();
      resolve({ picture: wanted.file, look: undefined });
    });
    worker.postMessage(wanted);
  });

/** A picture that became a JPEG is named as one. */
const named = (picture: Blob, { name }: File): File => {
  const isRenamed = picture.type === 'image/jpeg' && !/\.jpe?g$/i.test(name);
  return new File([picture], isRenamed ? name.replace(/(\.[^.]*)?$/, '.jpg') : name, { type: picture.type });
};
