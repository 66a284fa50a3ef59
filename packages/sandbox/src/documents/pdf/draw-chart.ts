import type { Drawing } from './drawing.ts';
import type { PdfBlock } from './pdf-content.ts';
import { CONTENT_WIDTH, dayInBrazil, FONTS, PAGE } from './pdf-page.ts';

type Chart = Extract<PdfBlock, { kind: 'chart' }>;

const HEIGHT = 190;
const LABELS = 52;
const LEGEND = 22;

/** What a chart takes with its legend and its days, in points. */
export const CHART_ROOM = HEIGHT + LEGEND + 40;

const percents = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Steps of 1, 2 or 5, and their powers of ten, of which about four cover the values. */
const stepOf = (span: number): number => {
  const rough = Math.max(span, 0.1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
};

/** Where values and days stand on the page. */
const scaleOf = ({ points }: Chart, top: number) => {
  const values = points.flatMap((point) => point.values);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepOf(most - least);
  const bottom = Math.floor(least / step);
  const ceiling = Math.max(Math.ceil(most / step), bottom + 1);
  const moments = points.map(({ day }) => Date.parse(day));
  const [from = 0, to = 0] = [moments[0], moments.at(-1)];
  const [left, width] = [PAGE.side + LABELS, CONTENT_WIDTH - LABELS];
  return {
    left,
    width,
    ticks: Array.from({ length: ceiling - bottom + 1 }, (_, index) => (bottom + index) * step),
    x: (day: string) => left + (to === from ? 1 : (Date.parse(day) - from) / (to - from)) * width,
    y: (value: number) => top + HEIGHT - ((value / step - bottom) / (ceiling - bottom)) * HEIGHT,
  };
};

const drawGrid = (
  { doc, brand: { colours } }: Drawing,
  { left, width, ticks, y }: ReturnType<typeof scaleOf>,
): void => {
  doc.font(FONTS.regular).fontSize(8).fillColor(colours['ink-2']);
  for (const tick of ticks) {
    const label = `${percents.format(tick)}%`;
    doc.text(label, PAGE.side, y(tick) - 5, { width: LABELS - 8, align: 'right', lineBreak: false });
    doc
      .moveTo(left, y(tick))
      .lineTo(left + width, y(tick))
      .lineWidth(tick === 0 ? 1 : 0.5)
      .stroke(colours.line);
  }
};

const drawLegend = (drawing: Drawing, { lines }: Chart, top: number): void => {
  const {
    doc,
    brand: { colours },
  } = drawing;
  doc.font(FONTS.regular).fontSize(9).fillColor(colours.ink);
  for (const [index, { name, isDashed }] of lines.entries()) {
    const x = PAGE.side + LABELS + index * 120;
    drawLine(
      drawing,
      [
        [x, top + 5],
        [x + 22, top + 5],
      ],
      { index, isDashed },
    );
    doc.fillColor(colours.ink).text(name, x + 28, top, { lineBreak: false });
  }
};

const drawLine = (
  { doc, brand: { colours } }: Drawing,
  places: readonly (readonly [x: number, y: number])[],
  { index, isDashed }: { readonly index: number; readonly isDashed: boolean | undefined },
): void => {
  doc.save();
  if (isDashed === true) doc.dash(4, { space: 3 });
  for (const [step, [x, y]] of places.entries())
    if (step === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  doc
    .lineJoin('round')
    .lineWidth(1.75)
    .stroke(index % 2 === 0 ? colours.primary : colours.accent)
    .restore();
};

/** Draws lines over time as one figure. Its text is the alternative, so a reader that reads aloud tells no axis. */
export const drawChart = (drawing: Drawing, chart: Chart): void => {
  const { doc, root, brand } = drawing;
  if (doc.y > PAGE.height - PAGE.bottom - CHART_ROOM) doc.addPage();
  const top = doc.y;
  const figure = doc.markStructureContent('Figure');
  drawLegend(drawing, chart, top);
  const scale = scaleOf(chart, top + LEGEND);
  drawGrid(drawing, scale);
  for (const [index, { isDashed }] of chart.lines.entries())
    drawLine(
      drawing,
      chart.points.map(({ day, values }) => [scale.x(day), scale.y(values[index] ?? 0)] as const),
      { index, isDashed },
    );
  const below = top + LEGEND + HEIGHT + 8;
  doc.font(FONTS.regular).fontSize(8).fillColor(brand.colours['ink-2']);
  const width = { width: scale.width, lineBreak: false } as const;
  doc.text(dayInBrazil(chart.points[0]?.day ?? ''), scale.left, below, width);
  doc.text(dayInBrazil(chart.points.at(-1)?.day ?? ''), scale.left, below, { ...width, align: 'right' });
  doc.endMarkedContent();
  root.add(doc.struct('Figure', { alt: chart.alt }, [figure]));
  doc.x = PAGE.side;
  doc.y = below + 28;
};
