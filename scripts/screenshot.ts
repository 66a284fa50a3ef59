import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startSandbox } from '@aroeira/sandbox';
import { DashboardPage } from '../tests/pages/position/dashboard.page.ts';
import { LoginPage } from '../tests/pages/access/login.page.ts';
import { PASSWORD, PERSONAS } from '../tests/personas.ts';
import { ensureChromium } from './chromium.ts';

/** Takes the picture of the README from the running product: `pnpm build`, then `tsx scripts/screenshot.ts`. */

const FOLDER = 'docs/images';

mkdirSync(FOLDER, { recursive: true });
const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: 'packages/web/dist' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    baseURL: sandbox.url,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'light',
  });
  const [login, dashboard] = [new LoginPage(page), new DashboardPage(page)];
  await login.open();
  await login.signIn(PERSONAS.ana.document, PASSWORD);
  await dashboard.show.click();
  await dashboard.rows.first().waitFor();
  await page.screenshot({ path: `${FOLDER}/dashboard.png` });
} finally {
  await browser.close();
  await sandbox.close();
}
console.log(`wrote ${FOLDER}/dashboard.png`);
