import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readDrawnPages } from './drawn-pages.ts';

const root = temporaryFolder();

it('are none in a build that drew none, whose policy allows nothing inline', () => {
  expect(readDrawnPages(root)).toEqual({
    pages: {},
    frame: { file: 'index.html', paths: [] },
    notFound: 'index.html',
    found: [],
    hashes: { script: [], style: [] },
  });
});

it.each([
  ['{}'],
  ['{"pages":{},"notFound":"index.html","found":[],"hashes":{"script":["\'unsafe-inline\'"],"style":[]}}'],
  ['{"pages":{},"notFound":"index.html","found":[],"hashes":{"script":["sha256-a\' *"],"style":[]}}'],
])('are not read from %s', (text) => {
  writeFileSync(path.join(root, 'drawn.json'), text);
  expect(() => readDrawnPages(root)).toThrow('build it again');
});
