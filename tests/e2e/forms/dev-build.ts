import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import type { KitPart } from '../../../packages/web/src/dev/kit/names.ts';

/** The web app with the developers' pages. `pnpm --filter @aroeira/web build:dev` makes it. */
const BUILD = 'node_modules/.cache/web-dev';

/** Nothing listens at this address. It names this machine, so that the browser treats the page as safe. */
const ORIGIN = 'http://localhost:4399';

/** A policy as strict as the policy of the product's server. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
  "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
  "require-trusted-types-for 'script'; trusted-types default svelte-trusted-html";

/** Answers the page's requests from a build, under the product's policy. An unknown path gets the app itself. */
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

/** The part of the developers' page to draw: everything, or only the form with every field type. */
type Part = 'all' | 'form';

/** Opens the developers' page of the kit, or a part of it. */
export const openKit = async (page: Page, part?: KitPart): Promise<void> => {
  await serve(page);
  await page.goto(`${ORIGIN}/dev/kit${part === undefined ? '' : `?part=${part}`}`);
  await page.getByRole('heading', { name: 'Kit', level: 1 }).waitFor();
};

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

/** The developers' page, `/dev/fields`, and what the browser's policy refused on it. */
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
  // Opens once for each worker, for tests that restore the field that they change.
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
