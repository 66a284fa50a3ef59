import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../command-line.ts';
import { expect, seriousProblems, test } from '../../fixtures.ts';

test('a link of `sandbox open` leads to its page signed in, once, and leaves no ticket in the address @desktop', async ({
  page,
  origin,
}) => {
  const portal = await commandLine(origin, 'wagner');
  const answer = await portal('sandbox', 'open', '/movements/last-movements', '--persona', 'ana', '--print');
  const link = String(Object(answer).link);
  await page.goto(link);
  await expect(page).toHaveURL(`${origin}/movements/last-movements`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(`${origin}/movements/last-movements`);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText(/^Este link já foi usado/);
  await expect(page).toHaveURL(`${origin}/sandbox/open`);
  expect(await seriousProblems(page)).toEqual([]);
});

test('the portal itself knows nothing of such links, nor of the page of the controls @phone', () => {
  const files = readdirSync('packages/web/dist', { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(?:js|html|json)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  for (const file of code)
    expect(readFileSync(join('packages/web/dist', file), 'utf8'), file).not.toMatch(
      /sandbox\/open|Abrir como|workbench/,
    );
  // The same words stand in the other build, so that a page with other words does not pass.
  const page = readdirSync('packages/web/dist-workbench/assets').filter((file) => file.endsWith('.js'));
  const words = page.map((file) => readFileSync(join('packages/web/dist-workbench/assets', file), 'utf8')).join('');
  for (const word of ['sandbox/open', 'Abrir como', 'workbench']) expect(words).toContain(word);
});
