// usage: tsx /work/wt/shoot.mts OUT PERSONA name=path[@js-click-text,...] ...   (run in a worktree with a build)
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
const { documentOf, PERSONA_PASSWORD, startSandbox } = await import(process.cwd() + '/packages/sandbox/src/index.ts');
const { portalIn } = await import(process.cwd() + '/tests/pages/portal.ts');
const { ensureChromium } = await import(process.cwd() + '/scripts/chromium.ts');
const [out, persona, ...shots] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const sandbox = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: 'packages/web/dist' });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
try {
  for (const [w, h] of [
    [360, 800],
    [1280, 800],
  ] as const)
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: sandbox.url,
        viewport: { width: w, height: h },
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        colorScheme: theme,
        ...(w === 360 ? { hasTouch: true, isMobile: true } : {}),
      });
      const page = await context.newPage();
      const { login, dashboard } = portalIn(page);
      await page.goto('/login');
      await login.signIn(documentOf(persona as never), PERSONA_PASSWORD);
      await dashboard.greeting.waitFor();
      for (const shot of shots) {
        const [name, rest] = [shot.slice(0, shot.indexOf('=')), shot.slice(shot.indexOf('=') + 1)];
        const [path, ...clicks] = rest.split('@');
        if (path) await page.goto(path);
        await page.waitForTimeout(1200);
        for (const click of clicks) {
          if (click.startsWith('fill:')) {
            const [, label, text] = click.split(':');
            await page.getByLabel(label).pressSequentially(text);
          } else if (click.startsWith('css:')) await page.locator(click.slice(4)).first().click();
          else await page.getByText(click, { exact: true }).first().click();
          await page.waitForTimeout(900);
        }
        await page.screenshot({ path: `${out}/${name}-${w}-${theme}.png`, fullPage: true });
      }
      await context.close();
    }
} finally {
  await browser.close();
  await sandbox.close();
}
process.exit(0);
