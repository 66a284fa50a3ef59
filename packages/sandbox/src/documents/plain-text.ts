import { dayInBrazil } from './pdf/pdf-page.ts';
import type { PdfContent } from './pdf/pdf-content.ts';

/** The words of a document, in pt-BR. */
interface Written {
  readonly title: string;
  readonly text: readonly string[];
}

/** A document of paragraphs. @param madeOn its day, `YYYY-MM-DD` */
export const plainText = ({ title, text }: Written, madeOn: string): PdfContent => ({
  title,
  subtitle: `Documento de ${dayInBrazil(madeOn)}`,
  foot: 'Documento do ambiente de testes.',
  madeOn,
  blocks: text.map((line) => ({ kind: 'paragraph', text: line })),
});
