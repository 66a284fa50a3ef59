import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawPdf } from '../documents/pdf/draw-pdf.ts';
import { PROPOSAL } from '../documents/proposal.text.ts';
import { plainText } from '../documents/plain-text.ts';
import { PAPER_WORDS, signedPaper } from '../documents/signed-paper.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { OUR_BRAND, readBrand } from './brand.ts';

const IPE = { ...OUR_BRAND, productName: 'Ipê Capital' };
const root = temporaryFolder();
const file = path.join(root, 'brand.json');

describe('the brand of a sandbox', () => {
  it('is ours until a build has its own', () => {
    expect(readBrand(root)).toEqual(OUR_BRAND);
    writeFileSync(file, JSON.stringify({ ...IPE, slug: 'ipe-capital' }));
    expect(readBrand(root)).toMatchObject(IPE);
  });

  it.each([[{ ...IPE, productName: '' }], [{ ...IPE, colours: { ink: 'black' } }], [[]]])(
    'is not read from %j',
    (brand) => {
      writeFileSync(file, JSON.stringify(brand));
      expect(() => readBrand(root)).toThrow('draw it again');
    },
  );

  it('names the provider on each page of a document and in its text, and ours nowhere', async () => {
    const { pages } = await readPdf(await drawPdf(plainText(PROPOSAL, '2026-11-20'), IPE));
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) expect(page).toContain('Ipê Capital');
    expect(pages.join('\n')).toContain('Deveres da Ipê Capital');
    expect(pages.join('\n')).not.toMatch(/Aroeira|\{product\}/);
  });

  it.each(Object.keys(PAPER_WORDS))('names ours nowhere in a signed paper: %s', async (name) => {
    const paper = { signedAt: new Date(0), client: { name: 'Ana', document: '63287253026' }, fund: undefined };
    const template = name as keyof typeof PAPER_WORDS; // the keys of a record lose their type
    const { pages } = await readPdf(await drawPdf(signedPaper({ ...paper, template }), IPE));
    expect(pages.join('\n')).not.toMatch(/Aroeira|\{product\}/);
  });
});
