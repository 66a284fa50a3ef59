import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readPageLinks } from './page-links.ts';

it('a page asks ahead for its sheets, and not for one that waits', () => {
  const root = temporaryFolder();
  const sheets = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" type="text/plain" href="/b.css">';
  writeFileSync(path.join(root, 'login.html'), sheets);
  expect(readPageLinks(root)('login.html')).toBe('</a.css>; rel=preload; as=style');
});
