import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';

/** Made by `pnpm --filter @aroeira/web build:dev`: the web app with the developers' pages. */
const BUILD = 'node_modules/.cache/web-dev';

/** Nothing listens there. A name of this machine, so that the browser takes the page for a safe one. */
const ORIGIN = 'http://localhost:4399';

/** As strict as that of the server that the product runs on. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Answers the page's requests out of a build, under the product's policy; an unknown path is the app itself. */
export const serve = async (page: Page, build = BUILD): Promise<void> => {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(build, pathname);
    const isFile = /\.\w+$/.test(pathname);
    if (isFile && !existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      path: isFile ? file : join(build, 'index.html'),
      headers: { 'content-security-policy': POLICY },
    });
  });
};

/** What is drawn of the page for developers: everything, or the form that has every field type. */
type Part = 'all' | 'form';

const openFields = async (page: Page, part: Part): Promise<void> => {
  await serve(page);
  await page.goto(`${ORIGIN}/dev/fields${part === 'form' ? '?form' : ''}`);
  await page.getByRole('heading', { name: 'Formulário completo' }).waitFor();
};

interface Fixtures {
  readonly part: Part;
  readonly fieldsPage: Page;
  readonly refused: readonly string[];
}

/** The page for developers, `/dev/fields`, and what the browser's policy refused on it. */
export const test = base.extend<Fixtures, { readonly sharedFieldsPage: Page }>({
  part: ['form', { option: true }],
  refused: async ({ page }, provide) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await provide(refused);
  },
  fieldsPage: async ({ page, part, refused: _refused }, provide) => {
    await openFields(page, part);
    await provide(page);
  },
  // Opened once a worker, for tests that leave one field as they found it.
  sharedFieldsPage: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ locale: 'pt-BR' });
      await openFields(page, 'form');
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
