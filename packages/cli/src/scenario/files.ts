import { readFile } from 'node:fs/promises';

export interface SavedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The first bytes of each kind of file. @see the signatures of PDF, PNG, JPEG and ZIP */
const SIGNATURES: readonly (readonly [type: string, signature: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];

/** Opens a file. Its type is that of its content, and for text that of its name. `undefined` when there is none. */
export const openFile = async (path: string): Promise<SavedFile | undefined> => {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  const [type] = SIGNATURES.find(([, signature]) => signature.every((byte, i) => bytes[i] === byte)) ?? [
    /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase() ?? 'text',
  ];
  return { bytes, type };
};

/** The text of a file; of a PDF that of its pages. */
export const textIn = async ({ bytes, type }: SavedFile): Promise<string> => {
  if (type !== 'pdf') return new TextDecoder().decode(bytes);
  // Only a scenario that reads a PDF loads the reader.
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return text;
};

/** The rows of a CSV text below its head. A line break between quotes ends no row. */
export const rowsIn = (text: string): number =>
  Math.max(
    0,
    text
      .replace(/"[^"]*"/g, 'x')
      .split(/\r?\n/)
      .filter((line) => line !== '').length - 1,
  );
