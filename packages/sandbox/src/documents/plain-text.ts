import { dayInBrazil } from './pdf/pdf-page.ts';
import type { PdfBlock, PdfContent } from './pdf/pdf-content.ts';

/** The words of a document, in pt-BR. */
export interface Written {
  readonly title: string;
  readonly text: readonly string[];
  /** What follows the first page. Each chapter starts a page. */
  readonly chapters?: readonly { readonly heading: string; readonly text: readonly string[] }[];
}

const paragraphs = (text: readonly string[]): readonly PdfBlock[] =>
  text.map((line) => ({ kind: 'paragraph', text: line }));

/** A document of paragraphs. @param madeOn its day, `YYYY-MM-DD` */
export const plainText = ({ title, text, chapters = [] }: Written, madeOn: string): PdfContent => ({
  title,
  subtitle: `Documento de ${dayInBrazil(madeOn)}`,
  foot: 'Documento do ambiente de testes.',
  madeOn,
  blocks: [
    ...paragraphs(text),
    ...chapters.flatMap((chapter): readonly PdfBlock[] => [
      { kind: 'heading', text: chapter.heading, startsPage: true },
      ...paragraphs(chapter.text),
    ]),
  ],
});
