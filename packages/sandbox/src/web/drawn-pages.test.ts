import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readDrawnPages } from './drawn-pages.ts';

const root = temporaryFolder();

const NONE = {
  pages: {},
  frames: [],
  notFound: 'index.html',
  found: [],
  hashes: { script: [], style: [] },
  connect: [],
};

it('are none in a build that drew none, whose policy allows nothing inline', () => {
  expect(readDrawnPages(root)).toEqual(NONE);
});

const read = (drawn: object) => () => {
  writeFileSync(path.join(root, 'drawn.json'), JSON.stringify(drawn));
  return readDrawnPages(root);
};

it.each([
  [{ hashes: { script: ["'unsafe-inline'"], style: [] } }],
  [{ hashes: { script: ["sha256-a' *"], style: [] } }],
  [{ connect: ['*'] }],
  [{ connect: ['https://api.example *'] }],
  [{ connect: ["'self';script-src *"] }],
])('are not read from %j', (wrong) => {
  expect(read({ ...NONE, ...wrong })).toThrow('draw it again');
  expect(read({ ...NONE, connect: ['https://api.example:8443'] })).not.toThrow();
});
