import { expect, it } from 'vitest';
import { PERSONAS } from '../../../personas/personas.seed.ts';
import { unpackPng } from '../../../documents/png.ts';
import { specimenOf } from './specimen.seed.ts';

it('draws a picture of its own for each person and side, which opens', () => {
  const papers = PERSONAS.flatMap((persona) => ([1, 2, 4] as const).map((kind) => specimenOf(persona, kind)));
  expect(new Set(papers.map((paper) => paper.toString('base64'))).size).toBe(papers.length);
  expect(papers.map((paper) => unpackPng(paper).width)).toEqual(PERSONAS.flatMap(() => [480, 480, 420]));
});
