import type { Drawing } from './drawing.ts';
import type { PdfBlock, PdfColumn } from './pdf-content.ts';
import { CONTENT_WIDTH, FONTS, PAGE } from './pdf-page.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;

export interface TableHead {
  /** As pdfkit counts it, from 0. */
  readonly page: number;
  readonly columns: readonly PdfColumn[];
}

const PADDING = { x: 4, y: 7 } as const;
const TEXT_SIZE = 9;

/** The widths of the columns, in points. */
const widthsOf = (columns: readonly PdfColumn[]): readonly number[] => {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const shared = (CONTENT_WIDTH - taken) / columns.filter(({ width }) => width === undefined).length;
  return columns.map(({ width }) => width ?? shared);
};

/** The space around a text. The first and the last column end where the lines of the table end. */
const sidesOf = (index: number, count: number): { readonly left: number; readonly right: number } => ({
  left: index === 0 ? 0 : PADDING.x,
  right: index === count - 1 ? 0 : PADDING.x,
});

const alignOf = (column: PdfColumn | undefined): 'left' | 'right' => (column?.isNumber === true ? 'right' : 'left');

/** The height of a table on one page, in points. */
export const heightOf = ({ doc }: Drawing, { columns, rows, total = [] }: Table): number => {
  const widths = widthsOf(columns);
  const cellHeight = (text: string, index: number): number => {
    const { left, right } = sidesOf(index, columns.length);
    return doc.heightOfString(text, { width: (widths[index] ?? 0) - left - right });
  };
  doc.font(FONTS.bold).fontSize(TEXT_SIZE);
  return [columns.map(({ title }) => title), ...rows, total]
    .map((row) => Math.max(...row.map(cellHeight)) + 2 * PADDING.y)
    .reduce((sum, height) => sum + height, 0);
};

/** Its heads stand again on the next pages, but not in the structure. @returns the heads of the next pages */
export const drawTable = (
  { doc, root, brand: { colours } }: Drawing,
  { columns, rows, total }: Table,
): readonly TableHead[] => {
  const first = doc.bufferedPageRange().count - 1;
  const cell = (text: string, index: number, isBold: boolean) => ({
    text,
    padding: { top: PADDING.y, bottom: PADDING.y, ...sidesOf(index, columns.length) },
    align: { x: alignOf(columns[index]), y: 'center' } as const,
    font: { src: isBold ? FONTS.bold : FONTS.regular },
  });
  const head = columns.map(({ title }, index) => ({
    ...cell(title, index, false),
    textColor: colours['ink-2'],
    type: 'TH' as const,
    scope: 'Column' as const,
  }));
  doc.font(FONTS.regular).fontSize(TEXT_SIZE);
  // The types of pdfkit do not know `structParent` yet, so the options say their type themselves.
  const options: PDFKit.Mixins.TableOptionsWithData & { readonly structParent: Drawing['root'] } = {
    position: { x: PAGE.side, y: doc.y },
    maxWidth: CONTENT_WIDTH,
    structParent: root,
    columnStyles: [...widthsOf(columns)],
    defaultStyle: {
      border: { top: 0, left: 0, right: 0, bottom: 0.5 },
      borderColor: colours.line,
      textColor: colours.ink,
    },
    data: [
      head,
      ...rows.map((row) => row.map((text, index) => cell(text, index, false))),
      ...(total === undefined ? [] : [total.map((text, index) => cell(text, index, true))]),
    ],
  };
  doc.table(options);
  doc.x = PAGE.side;
  doc.moveDown(1.6);
  const last = doc.bufferedPageRange().count - 1;
  return Array.from({ length: last - first }, (_, index) => ({ page: first + 1 + index, columns }));
};

/** Draws the names of the columns again, above the rows of a later page. */
export const drawTableHead = ({ doc, brand: { colours } }: Drawing, { columns }: TableHead): void => {
  const y = PAGE.top - TEXT_SIZE - 2 * PADDING.y;
  let x: number = PAGE.side;
  doc.font(FONTS.regular).fontSize(TEXT_SIZE).fillColor(colours['ink-2']);
  for (const [index, width] of widthsOf(columns).entries()) {
    const { left, right } = sidesOf(index, columns.length);
    const options = { width: width - left - right, align: alignOf(columns[index]), lineBreak: false };
    doc.text(columns[index]?.title ?? '', x + left, y + PADDING.y, options);
    x += width;
  }
  doc.moveTo(PAGE.side, PAGE.top).lineTo(x, PAGE.top).lineWidth(0.5).stroke(colours.line);
};
