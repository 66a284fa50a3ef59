import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Brand } from '../../web/brand.ts';
import { CHART_ROOM, drawChart } from './draw-chart.ts';
import { drawFacts } from './draw-facts.ts';
import { drawTable, drawTableHead, heightOf, type TableHead } from './draw-table.ts';
import type { Drawing } from './drawing.ts';
import type { PdfBlock, PdfContent } from './pdf-content.ts';
import { CONTENT_WIDTH, FONTS, PAGE } from './pdf-page.ts';

type Picture = Extract<PdfBlock, { kind: 'picture' }>;
type Heading = Extract<PdfBlock, { kind: 'heading' }>;

const open = ({ title, madeOn }: PdfContent, brand: Brand): Drawing => {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.side, right: PAGE.side },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: title, Author: brand.productName, CreationDate: new Date(`${madeOn}T12:00:00Z`) },
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, brand };
};

const drawTitle = ({ doc, root, brand: { colours } }: Drawing, { title, subtitle }: PdfContent): void => {
  doc.font(FONTS.bold).fontSize(20).fillColor(colours.primary);
  doc.text(title, { structParent: root, structType: 'H1', lineGap: 4 });
  doc.font(FONTS.regular).fontSize(11).fillColor(colours['ink-2']);
  doc.text(subtitle, { structParent: root, structType: 'P' });
  doc.moveDown(1.2);
};

/** The texts of documents say `{product}` where they name the provider. */
const named = (text: string, { productName }: Brand): string => text.replaceAll('{product}', productName);

/** A heading with its first lines, or with the first rows of its table, in points. */
const ROOM = 110;

/** A heading alone, in points. */
const HEADING = 24;

/** A heading with less room than this goes to the next page, with what stands below it. */
const roomOf = (drawing: Drawing, [first, second]: readonly PdfBlock[]): number => {
  if (first?.kind === 'paragraph' && second?.kind === 'chart') return ROOM + CHART_ROOM;
  // Rows stand on the page of their total, if a page holds them all.
  const whole = first?.kind === 'table' && first.total !== undefined ? HEADING + heightOf(drawing, first) : ROOM;
  return whole > PAGE.height - PAGE.top - PAGE.bottom ? ROOM : Math.max(whole, ROOM);
};

const drawHeading = (drawing: Drawing, heading: Heading, below: readonly PdfBlock[]): void => {
  const { doc, root, brand } = drawing;
  const text = named(heading.text, brand);
  if (heading.startsPage === true || doc.y > PAGE.height - PAGE.bottom - roomOf(drawing, below)) doc.addPage();
  doc.outline.addItem(text);
  doc.font(FONTS.bold).fontSize(13).fillColor(brand.colours.primary);
  doc.text(text, PAGE.side, doc.y, { structParent: root, structType: 'H2' });
  doc.moveDown(0.5);
};

const drawParagraph = ({ doc, root, brand }: Drawing, text: string): void => {
  doc.font(FONTS.regular).fontSize(10).fillColor(brand.colours.ink);
  doc.text(named(text, brand), PAGE.side, doc.y, {
    structParent: root,
    structType: 'P',
    width: CONTENT_WIDTH,
    lineGap: 3,
  });
  doc.moveDown(0.8);
};

const drawPicture = ({ doc, root }: Drawing, { png, alt, width, height }: Picture): void => {
  const figure = doc.markStructureContent('Figure');
  doc.image(Buffer.from(png), PAGE.side, doc.y, { fit: [width, height] });
  doc.endMarkedContent();
  root.add(doc.struct('Figure', { alt }, [figure]));
  doc.x = PAGE.side;
  doc.moveDown(0.8);
};

const drawBlock = (drawing: Drawing, block: PdfBlock, below: readonly PdfBlock[]): readonly TableHead[] => {
  switch (block.kind) {
    case 'heading':
      drawHeading(drawing, block, below);
      return [];
    case 'paragraph':
      drawParagraph(drawing, block.text);
      return [];
    case 'facts':
      drawFacts(drawing, block.facts);
      return [];
    case 'table':
      return drawTable(drawing, block);
    case 'picture':
      drawPicture(drawing, block);
      return [];
    case 'chart':
      drawChart(drawing, block);
      return [];
  }
};

/** Draws what is no content: a reader that reads aloud skips it. */
const drawFrame = (drawing: Drawing, content: PdfContent, heads: readonly TableHead[]): void => {
  const {
    doc,
    brand: { productName, colours, logo },
  } = drawing;
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.save().translate(PAGE.side, 36).scale(0.6);
    for (const { tone, path } of logo) doc.path(path).fill(colours[tone]);
    doc.restore();
    const line = { width: CONTENT_WIDTH, lineBreak: false } as const;
    doc
      .font(FONTS.bold)
      .fontSize(14)
      .fillColor(colours.primary)
      .text(productName, PAGE.side + 36, 44, line);
    doc.font(FONTS.regular).fontSize(8).fillColor(colours['ink-2']);
    if (page > start) doc.text(`${content.title} · ${content.subtitle}`, PAGE.side, 49, { ...line, align: 'right' });
    const foot = PAGE.height - 44;
    doc
      .moveTo(PAGE.side, 76)
      .lineTo(PAGE.side + CONTENT_WIDTH, 76)
      .lineWidth(0.75)
      .stroke(colours.primary);
    doc
      .moveTo(PAGE.side, foot - 8)
      .lineTo(PAGE.side + CONTENT_WIDTH, foot - 8)
      .lineWidth(0.5)
      .stroke(colours.line);
    doc.text(content.foot, PAGE.side, foot, line);
    doc.text(`Página ${String(page - start + 1)} de ${String(count)}`, PAGE.side, foot, { ...line, align: 'right' });
    for (const head of heads) if (head.page === page) drawTableHead(drawing, head);
    doc.endMarkedContent();
  }
};

/** Draws a PDF. This takes tens of milliseconds and more, so a thread of its own runs it (`pdf-worker.ts`). */
export const drawPdf = async (content: PdfContent, brand: Brand): Promise<Buffer> => {
  const drawing = open(content, brand);
  const bytes = buffer(drawing.doc);
  drawTitle(drawing, content);
  const heads = content.blocks.flatMap((block, index, all) => drawBlock(drawing, block, all.slice(index + 1)));
  drawing.root.end();
  drawFrame(drawing, content, heads);
  drawing.doc.end();
  return bytes;
};
