import { expect, test } from '../../fixtures.ts';

/** The text of one tag's attribute in a page as the server sends it, which is all that many readers see. */
const attribute = (html: string, start: string): string => html.split(start)[1]?.split('"')[0] ?? '';

for (const [path, title, says] of [
  ['/welcome', 'Boas-vindas · Aroeira', 'Portal do investidor da Aroeira'],
  ['/login', 'Acessar sua conta · Aroeira', 'Acesse o portal do investidor da Aroeira'],
] as const)
  test(`search engines and messengers read what ${path} is`, { tag: '@phone' }, async ({ page, server }) => {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toContain(`<title>${title}</title>`);
    expect(attribute(html, '<meta name="robots" content="')).toBe('index, follow');
    expect(html.split('name="robots"')).toHaveLength(2);
    const description = attribute(html, '<meta name="description" content="');
    expect(description).toContain(says);
    // Of the main world: the others show the same.
    expect(attribute(html, '<link rel="canonical" href="')).toBe(server + path);
    const property = (name: string): string => attribute(html, `<meta property="og:${name}" content="`);
    expect(['title', 'description', 'url', 'type', 'locale'].map(property)).toEqual([
      title,
      description,
      server + path,
      'website',
      'pt_BR',
    ]);
    const image = await page.request.get(property('image'));
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  });

test('search engines show no other page', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/forgotPassword', '/registration', '/dashboard', '/nowhere']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    expect([
      path,
      answer.headers()['x-robots-tag'],
      attribute(await answer.text(), '<meta name="robots" content="'),
    ]).toEqual([path, 'noindex', 'noindex']);
  }
});
