import type { Drawing } from './drawing.ts';
import type { PdfBlock } from './pdf-content.ts';
import { CONTENT_WIDTH, FONTS, PAGE } from './pdf-page.ts';

type Facts = Extract<PdfBlock, { kind: 'facts' }>['facts'];
type Fact = Facts[number];

/** How many facts stand side by side, if they are short. */
const COLUMNS = 3;
const COLUMN = CONTENT_WIDTH / COLUMNS;
const GAP = 16;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws a fact below its name. @returns where it ends */
const drawFact = ({ doc, root, brand: { colours } }: Drawing, [name, value]: Fact, { x, y, width }: Place): number => {
  doc.font(FONTS.regular).fontSize(9).fillColor(colours['ink-2']);
  doc.text(name, x, y, { structParent: root, structType: 'P', width, lineGap: 2 });
  doc.font(FONTS.bold).fontSize(11).fillColor(colours.ink);
  doc.text(value, x, doc.y, { structParent: root, structType: 'P', width, lineGap: 2 });
  return doc.y;
};

const columnsOf = ({ doc }: Drawing, [, value]: Fact): number => {
  const width = Math.max(...value.split('\n').map((line) => doc.font(FONTS.bold).fontSize(11).widthOfString(line)));
  return Math.min(COLUMNS, Math.ceil((width + GAP) / COLUMN));
};

/** Draws the first fact in large letters, and the others side by side below it. A long one takes more than one column. */
export const drawFacts = (drawing: Drawing, [first, ...others]: Facts): void => {
  const { doc, root, brand } = drawing;
  if (first !== undefined) {
    doc.font(FONTS.regular).fontSize(9).fillColor(brand.colours['ink-2']);
    doc.text(first[0], PAGE.side, doc.y, { structParent: root, structType: 'P', lineGap: 2 });
    doc.font(FONTS.bold).fontSize(24).fillColor(brand.colours.primary);
    doc.text(first[1], { structParent: root, structType: 'P', lineGap: 4 });
    doc.moveDown(0.5);
  }
  let [column, top, end] = [0, doc.y, doc.y];
  for (const fact of others) {
    const columns = columnsOf(drawing, fact);
    if (column + columns > COLUMNS) [column, top] = [0, end + GAP / 2];
    const place = { x: PAGE.side + column * COLUMN, y: top, width: columns * COLUMN - GAP };
    end = Math.max(end, drawFact(drawing, fact, place));
    column += columns;
  }
  [doc.x, doc.y] = [PAGE.side, end];
  doc.moveDown(1.2);
};
