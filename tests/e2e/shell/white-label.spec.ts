import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentOf, PERSONA_PASSWORD, startSandbox } from '@aroeira/sandbox';
import { DRAW, draw, drawPortal } from '../../draw-portal.ts';
import { DRAWN, expectDrawn } from '../../drawn.ts';
import { expect, portalIn, seriousProblems, test } from '../../fixtures.ts';
import brand from '../../../packages/web/brands/ipe/brand.json' with { type: 'json' };

/** The second brand, drawn of the same build. `pnpm --filter @aroeira/web build:ipe` draws it. */
const BUILD = 'node_modules/.cache/web-ipe';
const OURS = 'packages/web/dist';

const read = (file: string): Buffer => readFileSync(file);

/** Draws a portal with what its file says. @returns a file of it */
const drawn = (folder: string, said: object): ((file: string) => string) => {
  const out = drawPortal(folder, said);
  return (file) => readFileSync(join(out, file), 'utf8');
};

test('two brands have the same build in them', () => {
  const built = readdirSync('packages/web/dist-kit/assets');
  for (const portal of [OURS, BUILD]) {
    const own = readdirSync(join(portal, 'assets')).filter((file) => !built.includes(file));
    const kinds = own.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => file.replace(/-[\w-]{8}\./, '.'));
    expect(kinds.filter((file) => !/^(brand\.css|background-\d\.svg|hero\.svg|[a-z-]+\.woff2)$/.test(file))).toEqual(
      [],
    );
    const changed = built.filter(
      (file) => !read(join(portal, 'assets', file)).equals(read(join('packages/web/dist-kit/assets', file))),
    );
    expect(changed).toEqual([]);
  }
});

test('a mistake in portal.json is told, and draws nothing', ({}, info) => {
  const [folder, out] = [info.outputPath('wrong'), info.outputPath('none')];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'portal.json'), '{ "apiBase": "api", "brand": "nowhere" }');
  const { status, stderr } = draw('--portal', join(folder, 'portal.json'), '--out', out);
  expect([status, stderr]).toEqual([
    1,
    `${folder}/portal.json: apiBase is "api": it must be /api or a path below it, or an address as https://api.example, without a slash at its end.\n`,
  ]);
  expect(existsSync(out)).toBe(false);
  // What is no portal is not emptied.
  expect(draw('--out', folder)).toMatchObject({
    status: 1,
    stderr: `${folder} is no folder, or has files that are no portal, so it is not emptied.\n`,
  });
});

test('a drawing that was interrupted can be made again', async ({}, info) => {
  const out = info.outputPath('www');
  const first = spawn(process.execPath, [DRAW, '--out', out]);
  await expect.poll(() => existsSync(join(out, 'assets')), { intervals: [1] }).toBe(true);
  first.kill('SIGKILL');
  expect(draw('--out', out)).toMatchObject({ status: 0, stderr: '' });
});

test('a brand writes nothing but its name and its looks into the pages', async ({ page }, info) => {
  const folder = info.outputPath('sharp');
  cpSync('packages/web/brands/ipe', folder, { recursive: true });
  const name = 'Ipê</title><h1>& Filhos';
  const own = { ...brand, productName: name, tagline: '"><h1>' };
  writeFileSync(join(folder, 'brand.json'), JSON.stringify(own));
  appendFileSync(join(folder, 'brand.css'), '.x::before { content: "</style><h1>" }');
  const file = drawn(info.outputPath('portal'), { brand: folder });
  for (const path of ['index.html', 'drawn/welcome.html', 'drawn/login.html']) {
    await page.setContent(file(path));
    await expect(page, path).toHaveTitle(new RegExp(`(?:^|· )${name}$`));
    await expect(page.locator('h1').filter({ hasText: 'Filhos' }), path).toHaveCount(0);
    await expect(page.locator('title + h1, style + h1, body > h1'), path).toHaveCount(0);
  }
});

test('another setting is in the pages and the lists, and another worker for browsers', ({}, info) => {
  const nameIn = (worker: string): string => /shell-\w+/.exec(worker)?.[0] ?? '';
  const said = {
    version: '7.0',
    apiBase: 'https://api.example/v2',
    collector: 'https://otel.example',
    renewalCompany: '15067401000136',
  };
  const [one, two] = [{}, said].map((each, i) => drawn(info.outputPath(String(i)), each));
  expect(nameIn(one?.('sw.js') ?? '')).toBe(nameIn(readFileSync(join(OURS, 'sw.js'), 'utf8')));
  expect(nameIn(two?.('sw.js') ?? '')).not.toBe(nameIn(one?.('sw.js') ?? ''));
  // The policy of its pages allows them to call that API, tell that collector, and nothing else.
  const connects = [one, two].map((file): unknown => JSON.parse(file?.('drawn.json') ?? '').connect);
  expect(connects).toEqual([[], ['https://api.example', 'https://otel.example']]);
  expect(two?.('version.json')).toBe('{"version":"7.0"}\n');
  const settingsIn = (page: string): unknown =>
    JSON.parse(/type="application\/json">(.*)<\/script>/.exec(page)?.[1] ?? '');
  for (const file of ['index.html', 'drawn/login.html', 'drawn/frame.html'])
    expect(settingsIn(two?.(file) ?? ''), file).toMatchObject({ ...said, brand: { slug: 'aroeira' } });
});

test('the portal of another brand has no word, colour, font or picture of ours', () => {
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
    await expect(page.getByText(brand.tagline)).toBeVisible();
    const logo = page.getByRole('banner').locator('svg').first();
    await expect(logo.locator('path').first()).toHaveAttribute('d', brand.logo[0]?.path ?? '');
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
