import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';

/** Takes the pictures of the pages: the dashboard of each brand. First run `pnpm build:e2e`, then `tsx scripts/screenshot.ts`. */

const PICTURES = {
  'docs/images/dashboard.png': 'packages/web/dist',
  'docs/images/dashboard-ipe.png': 'node_modules/.cache/web-ipe',
};

const take = async (browser: Browser, path: string, webRoot: string): Promise<void> => {
  const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot });
  const page = await browser.newPage({
    baseURL: sandbox.url,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
  });
  try {
    const { login, dashboard } = portalIn(page);
    await page.goto('/login');
    await login.signIn(documentOf('ana'), PERSONA_PASSWORD);
    await dashboard.show.click();
    await dashboard.rows.first().waitFor();
    await page.screenshot({ path });
  } finally {
    await page.close();
    await sandbox.close();
  }
  console.log(`wrote ${path}`);
};

mkdirSync('docs/images', { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const [path, webRoot] of Object.entries(PICTURES)) await take(browser, path, webRoot);
} finally {
  await browser.close();
}
