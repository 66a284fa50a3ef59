import { afterAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { OUR_BRAND } from '../../web/brand.ts';
import { drawPdf as drawPdfOf } from './draw-pdf.ts';
import type { PdfBlock, PdfContent } from './pdf-content.ts';
import { makePdfMaker } from './pdf-maker.ts';

const drawPdf = (content: PdfContent) => drawPdfOf(content, OUR_BRAND);

const contentOf = (...blocks: readonly PdfBlock[]): PdfContent => ({
  title: 'Extrato',
  subtitle: '01/10/2026 a 31/10/2026',
  foot: 'Valores brutos.',
  madeOn: '2026-11-20',
  blocks,
});

const ROWS = Array.from({ length: 60 }, (_, index) => [`Fundo ${String(index + 1)}`, '1,00']);
const TABLE: PdfBlock = {
  kind: 'table',
  columns: [{ title: 'Fundo' }, { title: 'Valor', isNumber: true, width: 100 }],
  rows: ROWS,
  total: ['Total', '60,00'],
};
const CHART: PdfBlock = {
  kind: 'chart',
  alt: 'A carteira rendeu 2%.',
  lines: [{ name: 'Carteira' }],
  points: [
    { day: '2026-10-30', values: [-1] },
    { day: '2026-10-31', values: [2] },
  ],
};

describe('a PDF', () => {
  it('tells its title, its language and its structure', async () => {
    const blocks: readonly PdfBlock[] = [
      { kind: 'heading', text: 'Posição' },
      { kind: 'paragraph', text: 'Um texto.' },
      { ...TABLE, rows: ROWS.slice(0, 1) },
      CHART,
    ];
    const { title, lang, tags, bookmarks } = await readPdf(await drawPdf(contentOf(...blocks)));
    expect([title, lang, bookmarks]).toEqual(['Extrato', 'pt-BR', ['Posição']]);
    const rows = ['TR', 'TH', 'TH', 'TR', 'TD', 'TD', 'TR', 'TD', 'TD'];
    const roles = ['Document', 'H1', 'P', 'H2', 'P', 'Table', ...rows, 'Figure'];
    expect(tags.map(({ role }) => role)).toEqual(roles);
    expect(tags.at(-1)?.alt).toBe('A carteira rendeu 2%.');
  });

  it.each([
    [5, 1],
    [9, 2],
  ])('keeps a heading with its chart: below %d rows both are on page %d', async (count, page) => {
    const { pages } = await readPdf(
      await drawPdf(
        contentOf(
          { ...TABLE, rows: ROWS.slice(0, count) },
          { kind: 'heading', text: 'Rentabilidade' },
          { kind: 'paragraph', text: 'Acumulada em um ano.' },
          CHART,
        ),
      ),
    );
    expect(pages).toHaveLength(page);
    for (const text of ['Rentabilidade', 'Acumulada', '30/10/2026']) expect(pages[page - 1]).toContain(text);
  });

  it('keeps the rows of a table with their total, if a page holds them all', async () => {
    const table = (count: number): PdfBlock => ({ ...TABLE, rows: ROWS.slice(0, count) });
    const heading: PdfBlock = { kind: 'heading', text: 'Posição por fundo' };
    const pagesOf = async (...blocks: readonly PdfBlock[]) =>
      (await readPdf(await drawPdf(contentOf(...blocks)))).pages;
    const [first, second, ...more] = await pagesOf(table(12), heading, table(12));
    expect(more).toEqual([]);
    expect(first).not.toContain('Posição por fundo');
    expect(second).toMatch(/Posição por fundo[^]*Fundo 1 [^]*Total/);
    const long = await pagesOf(table(12), heading, table(40));
    expect(long[0]).toContain('Posição por fundo');
  });

  it('sets short facts side by side, and a long one below them', async () => {
    const facts = [
      ['Posição', 'R$ 1,00'],
      ['Cliente', 'Ana'],
      ['CPF', '***'],
      ['Código', 'a'.repeat(64)],
    ] as const;
    const { places } = await readPdf(await drawPdf(contentOf({ kind: 'facts', facts })));
    const place = (text: string) => places.find((each) => each.text === text);
    expect(place('CPF')?.y).toBe(place('Cliente')?.y);
    expect(place('CPF')?.x).toBeGreaterThan(place('Cliente')?.x ?? Infinity);
    expect([place('Código')?.x, (place('Código')?.y ?? 0) < (place('CPF')?.y ?? 0)]).toEqual([
      place('Cliente')?.x,
      true,
    ]);
  });

  it('names the columns again on each page of a table, and the table stays one', async () => {
    const bytes = await drawPdf(contentOf(TABLE));
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/Fundo\s+Valor/);
      expect(page).toContain(`Página ${String(index + 1)} de 3`);
    }
    const text = pages.join('\n');
    for (const [name = ''] of ROWS) expect(text).toContain(`${name} `);
    expect(pages[2]).toMatch(/Total\s+60,00/);
    // pdf.js tells the structure page by page, and the names of the columns on each of them. The file has them once.
    const elements = [...bytes.toString('latin1').matchAll(/\/S \/(Table|TH|TD)\b/g)].map(([, role]) => role);
    const count = (role: string) => elements.filter((other) => other === role).length;
    expect([count('Table'), count('TH'), count('TD')]).toEqual([1, 2, 122]);
  });

  it('keeps the letters that a standard font lacks', async () => {
    const { pages } = await readPdf(await drawPdf(contentOf({ kind: 'paragraph', text: 'Łukasz Potĩ João €' })));
    expect(pages[0]).toContain('Łukasz Potĩ João €');
  });

  it('is the same to the byte when the content is the same', async () => {
    const content = contentOf(TABLE, CHART);
    expect((await drawPdf(content)).equals(await drawPdf(content))).toBe(true);
    expect((await drawPdf(content)).equals(await drawPdf({ ...content, madeOn: '2026-11-21' }))).toBe(false);
  });

  it('draws a chart of one point, of equal points and of none', async () => {
    const values = [[], [0], [3, 3]];
    for (const days of values) {
      const points = days.map((value, index) => ({ day: `2026-10-3${String(index)}`, values: [value] }));
      const { tags } = await readPdf(await drawPdf(contentOf({ ...CHART, points })));
      expect(tags.at(-1)?.role).toBe('Figure');
    }
  });
});

describe('the maker of PDFs', () => {
  const maker = makePdfMaker(OUR_BRAND);
  afterAll(maker.close);

  it('lets other work run while it draws', async () => {
    const many = Array.from({ length: 400 }, (_, index) => [`Fundo ${String(index)}`, '1,00']);
    const made = maker.make(contentOf({ ...TABLE, rows: many }));
    let turns = 0;
    let isMade = false;
    void made.then(() => (isMade = true));
    while (!isMade) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(turns).toBeGreaterThan(1000);
    expect((await readPdf(await made)).pages.length).toBeGreaterThan(12);
  });

  it('makes the next PDF after one that it could not draw', async () => {
    const broken = { ...contentOf(), madeOn: 'never' };
    await expect(maker.make(broken)).rejects.toThrow('Invalid time value');
    expect((await maker.make(contentOf())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('refuses a PDF while too many wait', async () => {
    const all = await Promise.allSettled(Array.from({ length: 34 }, () => maker.make(contentOf())));
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toBeInstanceOf(Refusal);
    expect(all.slice(0, 31).every(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
