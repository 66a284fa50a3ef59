import { DRAWN, expectDrawn, holdScript, markupOf, NOBODY } from '../../drawn.ts';
import type { Page } from '@playwright/test';
import { documentOf, expect, PASSWORD, test } from '../../fixtures.ts';
import { keepSession } from '../../signed-in.ts';

test('each page of a visitor is there before its script, as the app draws it, and no rule of a style comes twice', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of DRAWN) {
    await expectDrawn(page, path);
    const { rules, unused } = await page.evaluate(() => {
      const sheets = [...document.styleSheets];
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      return {
        rules: sheets.flatMap(({ cssRules }) => [...new Set([...cssRules].map(({ cssText }) => cssText))]),
        unused: asked.filter((name) => name.endsWith('.css') && sheets.every(({ href }) => href !== name)),
      };
    });
    expect(unused, path).toEqual([]);
    expect(rules.length, path).toBeGreaterThan(0);
    expect(new Set(rules).size, path).toBe(rules.length);
  }
});

/** What the build does not know: the client with initials and address, the hour, the day, and their place for it. */
const PERSONAL = /^[^<]*(?:Ana|@|\d|Bom dia|Boa tarde|Boa noite)|^\p{Lu}{1,2}$|^\s*$/u;

/** Removes what is personal. */
const impersonal = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !PERSONAL.test(line) && !line.includes('class=disc'));

test('/login is there before its script for a client whose account the device keeps', async ({ page, origin }) => {
  await keepSession(page, origin, 'ana');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('session')) localStorage.removeItem(key);
  });
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const drawn = impersonal(await markupOf(page, '#drawn [data-for="returning"]'));
  await page.getByRole('button', { name: 'Entrar' }).click();
  send();
  // The press before the script is done by the script.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Senha' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(impersonal(await markupOf(page, '#root'))).toEqual(drawn);
});

test('/dashboard is there before its script for a signed-in client', async ({ page, origin, dashboard }) => {
  await keepSession(page, origin, 'ana');
  let answer: () => void = () => undefined;
  const isDue = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    await isDue;
    await route.continue();
  });
  const send = await holdScript(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Sincronizando')).toBeVisible();
  const drawn = impersonal(await markupOf(page, '#drawn [data-for="client"]'));
  send();
  await expect(page.locator('#drawn')).toHaveCount(0);
  expect(impersonal(await markupOf(page, '#root'))).toEqual(drawn);
  answer();
  await expect(dashboard.rows).toHaveCount(6);
});

/** The lines of the menus around a page. The menu of the app marks the page. */
const menusIn = async (page: Page, of: string): Promise<readonly string[]> => {
  const menus = await Promise.all(['.rail-inner', '.bottombar'].map((menu) => markupOf(page, `${of} ${menu}`)));
  return impersonal(menus.flat()).map((line) => line.replace(/aria-current=\w+ ?/, ''));
};

test('the frame of a client is at each page before the script, and its menu does what was pressed', async ({
  page,
  enter,
}) => {
  const exit = page.getByRole('navigation').getByRole('button', { name: 'Fechar aplicativo' });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  for (const path of ['/profile', '/reports/2026-10', '/nowhere']) {
    await enter('ana', path);
    await expect(page.locator('#drawn')).toHaveCount(0);
    const menus = await menusIn(page, '#root');
    const send = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar' })).toBeHidden();
    const drawn = await menusIn(page, '#drawn [data-for="client"]');
    expect(drawn.length).toBeGreaterThan(20);
    expect(menus).toEqual(drawn);
    if (await menu.isVisible()) await menu.click();
    else await exit.click();
    send();
    await expect(page.locator('#drawn')).toHaveCount(0);
    if (await menu.isVisible()) await exit.click();
    await expect(page).toHaveURL(/\/login$/);
    await page.unrouteAll();
  }
});

test('the head of the flow, or the sheet, is at every other page before the script', async ({ page, origin }) => {
  await keepSession(page, origin, 'carla');
  for (const path of ['/registration/form/personalData', '/registration/suitability/start', '/resetPassword']) {
    const send = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.locator('#drawn').getByRole('main');
    await expect(main.locator('[aria-busy=true]')).toBeVisible();
    const before = await main.boundingBox();
    send();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').boundingBox())?.x, path).toBe(before?.x);
    await page.unrouteAll();
  }
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/registration/form/personalData');
  await expect(page.getByText('Não foi possível carregar o portal. Recarregue a página.')).toBeVisible();
});

test('who signs in before the script is there is signed in by it', async ({ page, login, dashboard }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.document.fill(documentOf('ana'));
  await login.password.fill(PASSWORD);
  await login.password.press('Enter');
  await expect(login.enter).toHaveAttribute('aria-busy', 'true');
  // What is sent is what stood there at the press.
  await login.document.pressSequentially('9');
  await expect(login.document).toHaveValue(documentOf('ana'));
  send();
  await dashboard.greeting.waitFor();
});

test('what was typed and ticked, and where, is there when the script comes', async ({ page, login }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.document.fill('6328725');
  await login.password.focus();
  send();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(login.document).toHaveValue('632.872.5');
  await expect(login.password).toBeFocused();

  await page.unrouteAll();
  const later = await holdScript(page);
  await page.goto('/registration', { waitUntil: 'commit' });
  await page.getByRole('checkbox').check();
  later();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('the caret stays where it was when the script comes', { tag: '@phone' }, async ({ page, login }) => {
  for (const [field, typed, steps, then] of [
    [login.document, '6328725', 3, '632.187.25'],
    [login.document, '6328725', 0, '163.287.25'],
    [login.password, 'Senha', 2, 'Se1nha'],
    [login.password, 'Senha', 5, 'Senha1'],
  ] as const) {
    const send = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await field.pressSequentially(typed);
    await field.press('Home');
    for (let step = 0; step < steps; step += 1) await field.press('ArrowRight');
    send();
    await expect(page.locator('#drawn')).toHaveCount(0);
    await page.keyboard.type('1');
    await expect(field).toHaveValue(then);
    await page.unrouteAll();
  }
});

test('who types while the script comes goes on typing', { tag: '@phone' }, async ({ page, login }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const [first, rest] = [documentOf('ana').slice(0, 5), documentOf('ana').slice(5)];
  await login.document.pressSequentially(first);
  send();
  // Some keys come before the app, some with it and some after it.
  await expect(page.locator('#root main')).toBeAttached();
  await page.keyboard.type(rest);
  await expect(login.document).toHaveValue('632.872.530-26');
});

test('a press that the script comes into is done', { tag: '@phone' }, async ({ page, login }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.enter.hover();
  await page.mouse.down();
  send();
  // The app has its page, and waits for the end of the press.
  await expect(page.locator('#root form')).toBeAttached();
  await expect(page.locator('#drawn')).toBeAttached();
  await page.mouse.up();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(login.document).toHaveAttribute('aria-invalid', 'true');
});

test('a page whose script does not load says so in the place of the drawn one', { tag: '@phone' }, async ({ page }) => {
  await page.route(/\/assets\/welcome\.page-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta página' })).toBeVisible();
  await expect(page.locator('#drawn')).toHaveCount(0);
});

test('says that what calls the server did not come, keeps what is typed, and asks again', { tag: '@phone' }, async ({
  page,
  login,
  dashboard,
}) => {
  let isBroken = true;
  await page.route(/\/assets\/calls-[\w-]+\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/login');
  await login.signIn(documentOf('ana'), PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(
    'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  );
  await expect(login.document).toHaveValue('632.872.530-26');
  await expect(login.password).toHaveValue(PASSWORD);
  isBroken = false;
  await login.enter.click();
  await dashboard.greeting.waitFor();
});

test('only where a device that knows clients gets another page, the drawn one is hidden', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('savedAccounts', '[{},{}]'));
  await holdScript(page);
  for (const path of DRAWN) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(`${NOBODY} main`)).toBeVisible({ visible: path !== '/login' });
  }
  // This session was revoked, so nobody is signed in.
  await page.addInitScript(() => localStorage.setItem('session', '{}'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('main')).toBeHidden();
});

test('what an icon turned on and off again before the script is there is off', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const eye = page.getByRole('button', { name: 'Mostrar senha' });
  await eye.click();
  await eye.click();
  send();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(login.password).toHaveAttribute('type', 'password');
});

test('Enter leads from the document to the password on a phone', { tag: '@phone' }, async ({ page, login }) => {
  const send = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await login.document.fill(documentOf('ana'));
  await login.document.press('Enter');
  await expect(login.password).toBeFocused();
  send();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await expect(login.password).toBeFocused();
  await expect(login.password).toHaveAttribute('aria-invalid', 'false');
});

test('a part that did not load says so in its place, and nothing typed is lost', { tag: '@phone' }, async ({
  page,
  login,
}) => {
  let isBroken = true;
  await page.route(/\/assets\/sign-up\.modal-[\w-]+\.js$/, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/login');
  await login.document.fill(documentOf('ana'));
  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.',
  );
  await expect(login.document).toHaveValue('632.872.530-26');
  isBroken = false;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
