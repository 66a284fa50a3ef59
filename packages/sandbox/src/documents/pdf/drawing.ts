import type { Brand } from '../../web/brand.ts';

/** What is drawn, whose document it is, and the element of its structure that the blocks go into. */
export interface Drawing {
  readonly brand: Brand;
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}
