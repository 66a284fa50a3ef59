import type { TaskEither } from 'fp-ts/TaskEither';

/** Why a PDF is not on the screen. */
export type PdfNotShown =
  /** The file is broken or empty, or it asks for a password. Another attempt gives the same. */
  | { readonly _tag: 'NotReadable' }
  /** The program that reads PDFs did not come. Another attempt may help. */
  | { readonly _tag: 'ReaderNotLoaded' };

/** What a page says about a PDF that is not on the screen. @see spec A §8 */
export const PDF_NOT_SHOWN = 'Não foi possível carregar o documento PDF.';

/** One page of an open PDF. */
export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** The width divided by the height. */
  readonly aspect: number;
  /**
   * Draws the page on a new canvas.
   *
   * @param width of the canvas, in its own pixels
   * @param signal gives up the drawing
   * @throws Error if the page is broken, or after `signal`
   */
  readonly draw: (width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /**
   * Writes the text of the page into an empty element, in the order of reading. Every piece of text stands over its
   * picture if `--total-scale-factor` on the element is the CSS pixels of one point.
   */
  readonly write: (layer: HTMLElement) => Promise<void>;
  /** The width in points, of 1/72 inch. */
  readonly points: number;
}

/** A PDF that is open. Close it, or its memory stays taken. */
export interface PdfDocument {
  readonly pages: number;
  /** @throws Error if the page is broken */
  readonly page: (number: number) => Promise<PdfPage>;
  readonly close: () => void;
}

/** Opens a PDF. It leaves the bytes as they are. */
export type OpenPdf = (pdf: Uint8Array) => TaskEither<PdfNotShown, PdfDocument>;

/** What a viewer needs of the browser. */
export interface PdfReader {
  readonly open: OpenPdf;
  /** Whether the browser prints. The web view of the native app does not. */
  readonly canPrint: boolean;
}
