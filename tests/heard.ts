import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { expect } from './fixtures.ts';
import manifest from '../package.json' with { type: 'json' };

/** What a person hears of each page, from the first word to the last. `HEARD=write` writes them again. */
const FOLDER = 'tests/heard';

const fileOf = (path: string): string => {
  const name = path.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '');
  return `${FOLDER}/${name === '' ? 'splash' : name}.txt`;
};

/** The name of the window, and its whole tree. Ids are drawn by chance, and nobody hears them. A release has another version. */
const heardOf = async (page: Page): Promise<string> =>
  `# ${await page.title()}\n${await page.locator('#root').ariaSnapshot()}\n`
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, ':id')
    .replaceAll(manifest.version, ':version');

/** Compares all that is heard of a page with what was read by one of us. */
export const expectHeard = async (expectIt: typeof expect, page: Page, path: string): Promise<void> => {
  const file = fileOf(path);
  if (process.env['HEARD'] === 'write') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, await heardOf(page));
  }
  const read = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await expectIt.poll(() => heardOf(page), `what is heard of ${path}`).toBe(read);
};
