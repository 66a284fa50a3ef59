import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { portalIn } from '../tests/pages/portal.ts';
import { ensureChromium } from './chromium.ts';

/** Takes the picture of the README. First run `pnpm build`, then `tsx scripts/screenshot.ts`. */

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
  const { login, dashboard } = portalIn(page);
  await page.goto('/login');
  await login.signIn(documentOf('ana'), PERSONA_PASSWORD);
  await dashboard.show.click();
  await dashboard.rows.first().waitFor();
  await page.screenshot({ path: `${FOLDER}/dashboard.png` });
} finally {
  await browser.close();
  await sandbox.close();
}
console.log(`wrote ${FOLDER}/dashboard.png`);
