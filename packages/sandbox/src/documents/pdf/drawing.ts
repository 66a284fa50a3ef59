/** What is drawn, and the element of its structure that the blocks go into. */
export interface Drawing {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
}
