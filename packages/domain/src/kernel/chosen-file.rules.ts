import * as E from 'fp-ts/Either';
import type { FileContent } from './file-content.ts';

/** The kinds of file that a field takes: pictures, or pictures and PDF. @see spec A §5 File upload */
type Accepted = 'image' | 'document';

/** A file that the client chose, before the portal reads it. */
export interface ChosenFile {
  readonly name: string;
  /** The MIME type from the browser. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
}

export type FileError =
  | { readonly _tag: 'FileInvalid' }
  | { readonly _tag: 'FileTooLarge' /** in bytes */; readonly limit: number };

/** What an upload field takes. */
export interface UploadRule {
  readonly accepts: Accepted;
  /** The maximum size, in bytes. */
  readonly limit: number;
}

/** 10 MB, if the configuration has no other value. @see decision Q140 */
export const UPLOAD_LIMIT = 10 * 1024 * 1024;

/** @see spec A §5 File upload */
const FILES_PER_FIELD = 1;

interface Kind {
  readonly accepted: readonly Accepted[];
  readonly contentTypes: readonly string[];
  readonly extensions: readonly string[];
  /** The first bytes of such a file. */
  readonly signature: readonly number[];
}

const everywhere: readonly Accepted[] = ['image', 'document'];

const KINDS: readonly Kind[] = [
  {
    accepted: everywhere,
    contentTypes: ['image/png'],
    extensions: ['png'],
    signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  },
  {
    accepted: everywhere,
    contentTypes: ['image/jpeg', 'image/jpg'],
    extensions: ['jpeg', 'jpg'],
    signature: [0xff, 0xd8, 0xff],
  },
  {
    accepted: everywhere,
    contentTypes: ['image/bmp', 'image/x-ms-bmp'],
    extensions: ['bmp'],
    signature: [0x42, 0x4d],
  },
  {
    accepted: ['document'],
    contentTypes: ['application/pdf'],
    extensions: ['pdf'],
    signature: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
];

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const kindOf = ({ name, contentType }: ChosenFile, accepts: Accepted): Kind | undefined =>
  KINDS.find(
    (kind) =>
      kind.accepted.includes(accepts) &&
      kind.contentTypes.includes(contentType.toLowerCase()) &&
      kind.extensions.includes(extensionOf(name)),
  );

/** Exactly one file, of a type and an extension that the field takes, of a right size. @see spec A §5; decision Q140 */
export const checkChosenFiles = <F extends ChosenFile>(
  files: readonly F[],
  { accepts, limit }: UploadRule,
): E.Either<FileError, F> => {
  const [file] = files;
  if (file === undefined || files.length > FILES_PER_FIELD) return E.left({ _tag: 'FileInvalid' });
  if (kindOf(file, accepts) === undefined || file.size === 0) return E.left({ _tag: 'FileInvalid' });
  return file.size > limit ? E.left({ _tag: 'FileTooLarge', limit }) : E.right(file);
};

/** How many bytes of a file `checkFileHead` needs. */
export const FILE_HEAD_BYTES = 8;

/** Refuses a renamed file. @param head its first `FILE_HEAD_BYTES` bytes, or all of a shorter one @see decision Q140 */
export const checkFileHead = <F extends ChosenFile>(file: F, head: Uint8Array): E.Either<FileError, F> => {
  const signature = kindOf(file, 'document')?.signature;
  const isGenuine = signature?.every((byte, i) => head[i] === byte) ?? false;
  return isGenuine ? E.right(file) : E.left({ _tag: 'FileInvalid' });
};

/** The types of an answer in place of a file: an error, or the page of a proxy. */
const NO_FILES = ['application/json', 'text/html'];

/** An empty answer has no file. The first bytes tell it for the kinds that fields take. @see decision 0189 */
export const isAnnouncedFile = ({ contentType, bytes }: FileContent): boolean => {
  const [announced = ''] = contentType.toLowerCase().split(';', 1);
  const type = announced.trim();
  const signature = KINDS.find(({ contentTypes }) => contentTypes.includes(type))?.signature ?? [];
  return bytes.length > 0 && !NO_FILES.includes(type) && signature.every((byte, i) => bytes[i] === byte);
};

const extensionsOf = (accepts: Accepted): readonly string[] =>
  KINDS.filter(({ accepted }) => accepted.includes(accepts)).flatMap(({ extensions }) => extensions);

/** The accepted extensions, in the format of an input's `accept`: `.png,.jpeg,.jpg,.bmp`. */
export const acceptedExtensions = (accepts: Accepted): string =>
  extensionsOf(accepts)
    .map((extension) => `.${extension}`)
    .join(',');

/** Why a file was not taken, below the sentence of spec A §5, which gives no reason. @see decision 0317 */
export const acceptedKinds = (accepts: Accepted): string => {
  const kinds = extensionsOf(accepts).map((extension) => extension.toUpperCase());
  return `Envie um só arquivo, do tipo ${kinds.slice(0, -1).join(', ')} ou ${kinds.at(-1)}.`;
};
