import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { DRAWN, expectDrawn } from '../../drawn.ts';
import { expect, portalIn, seriousProblems, test } from '../../fixtures.ts';
import { BRAND } from '../../../packages/web/brands/ipe/brand.ts';

/** The second brand. `pnpm --filter @aroeira/web build:ipe` makes it. */
const BUILD = 'node_modules/.cache/web-ipe';

test('the build of another brand has no word, colour, font or picture of ours', () => {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
  const ours = files.filter((file) => /figtree/i.test(file));
  const texts = files.filter((file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file));
  const drawn = readdirSync('packages/web/brands/aroeira/pictures').map((file) =>
    readFileSync(join('packages/web/brands/aroeira/pictures', file), 'utf8').trim(),
  );
  expect([texts.length > 100, drawn.length]).toEqual([true, 4]);
  for (const file of texts) {
    const text = readFileSync(join(BUILD, file), 'utf8');
    if (/aroeira|figtree|#14463f|#0f3832/i.test(text) || drawn.includes(text.trim())) ours.push(file);
  }
  expect(ours).toEqual([]);
});

test.describe('another brand', () => {
  let ipe: Awaited<ReturnType<typeof startSandbox>>;
  test.beforeAll(async () => {
    ipe = await startSandbox({ port: 0, ephemeral: true, quiet: true, webRoot: BUILD });
  });
  test.afterAll(() => ipe.close());

  test('has its first pages in the HTML as its app draws them', async ({ page }) => {
    for (const path of DRAWN) await expectDrawn(page, ipe.url + path);
  });

  test('has its name, logo, colours, font, pictures, slug and number on the pages of a client', async ({ page }) => {
    const { login, dashboard } = portalIn(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await page.goto(`${ipe.url}/login`);
    await expect(page).toHaveTitle(/ · Ipê Capital$/);
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByText(BRAND.tagline)).toBeVisible();
    const logo = page.getByRole('banner').locator('svg').first();
    await expect(logo.locator('path').first()).toHaveAttribute('d', BRAND.logo[0]?.path ?? '');
    await expect(page.locator('html')).toHaveClass('patrimonio');
    await expect(page.locator('body')).toHaveCSS('font-family', /^Manrope/);
    await expect(page.getByRole('main').locator('button[type=submit]')).toHaveCSS(
      'background-color',
      'rgb(91, 42, 126)',
    );
    await expect(page.locator('.art.is-on')).toHaveCSS('background-image', /background-\d-.*\.svg/);
    await login.signIn(documentOf('karen'), PERSONA_PASSWORD);
    await dashboard.greeting.waitFor();
    await page.goto(`${ipe.url}/profile-talktoplanner`);
    await expect(page.getByText('Você não possui um Planejador Ipê Capital')).toBeVisible();
    await expect(page.locator('a[href^="https://wa.me/"]')).toHaveAttribute('href', /^https:\/\/wa\.me\/5521000000000/);
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(`${ipe.url}/talk-to-ipe-capital`);
    await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
    await page.goto(`${ipe.url}/talk-to-aroeira`);
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    expect(refused).toEqual([]);
    const manifest: unknown = await (await page.request.get(`${ipe.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Ipê Capital', theme_color: '#4a2168' });
    const head = await (await page.request.get(`${ipe.url}/login`)).text();
    expect(head).toContain('<meta property="og:site_name" content="Ipê Capital" />');
    expect(head).toContain(`<link rel="canonical" href="${ipe.url}/login" />`);
    expect(await (await page.request.get(`${ipe.url}/favicon.svg`)).text()).toContain('fill="#5b2a7e"');
  });
});
